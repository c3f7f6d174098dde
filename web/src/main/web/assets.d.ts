/** Style sheets go into the bundle beside the script. */
declare module '*.css';
