/** How long something has gone on: `59 min`, `1 h 5 min`. */
export function lasted(millis: number): string {
  const minutes = Math.max(0, Math.floor(millis / 60_000));
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
