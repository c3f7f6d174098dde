import type { Schemas, TableView } from '../../live/house';

/** What a player's sitting has brought so far, as the house counts it for all of his windows. */
export type Sitting = Schemas['Sitting'];

/** The round that has just ended and belongs to a sitting; empty where there is none. */
export function ended(view: TableView): string {
  return view.phase === 'settled' || view.phase === 'void' ? (view.you?.seats.length ? view.round : '') : '';
}

/** Tells the other windows of this browser what the sitting is now, and hears it from them. */
export class Windows {
  private channel = new BroadcastChannel('queenhigh-sitting');

  constructor(private heard: (sitting: Sitting) => void) {
    this.channel.onmessage = ({ data }: MessageEvent<{ player: string; sitting: Sitting }>) => {
      if (data.player === this.player()) this.heard(data.sitting);
    };
  }

  tell(sitting: Sitting) {
    this.channel.postMessage({ player: this.player(), sitting });
  }

  close() {
    this.channel.close();
  }

  private player(): string {
    return document.body.dataset['name'] ?? '';
  }
}

export function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
