/** `1 and 4`, `2, 3 and 5`. */
export function listed(words: (string | number)[]): string {
  if (words.length < 2) return String(words[0] ?? '');
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}
