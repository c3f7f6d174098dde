import { svg } from 'lit';

export type Suit = 'c' | 'd' | 'h' | 's';

export const SUITS: Record<Suit, { name: string; path: string }> = {
  s: {
    name: 'spades',
    path: 'M12 1.5C9.2 6.6 3 10 3 15.2a4.5 4.500 0 0 0 7.700 3.100c-.2 1.900-.9 3.200-2.200 4.200h7c-1.300-1-2-2.300-2.200-4.200a4.500 4.500 0 0 0 7.700-3.100C21 10 14.800 6.600 12 1.500z',
  },
  h: {
    name: 'hearts',
    path: 'M12 22C7.500 17.600 2.200 13.700 2.200 8.500A5 5 0 0 1 12 6.700a5 5 0 0 1 9.800 1.800C21.800 13.700 16.500 17.600 12 22z',
  },
  d: { name: 'diamonds', path: 'M12 1c2.300 4.300 5 7.700 8.300 11-3.300 3.300-6 6.700-8.300 11-2.300-4.300-5-7.700-8.300-11C7 8.700 9.700 5.300 12 1z' },
  c: {
    name: 'clubs',
    path: 'M12 1.600a4.800 4.800 0 0 1 4 7.500 4.800 4.800 0 1 1-2.700 8.300c.2 2.100.9 3.800 2.200 5.100h-7c1.300-1.300 2-3 2.200-5.100A4.800 4.800 0 1 1 8 9.100a4.800 4.800 0 0 1 4-7.500z',
  },
};

/** A suit's mark inside an SVG, centred on a point. */
export function mark(suit: Suit, x: number, y: number, size: number) {
  const scale = size / 24;
  return svg`<path d=${SUITS[suit].path} transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})"/>`;
}
