import type { Schemas } from './house';

/** Something that happened, as this reader may see it; the last of several carries the table after them. */
export type StreamEvent = Schemas['StreamEvent'];

type Heard<Message> = {
  event: (event: Message) => void;
  /** The connection was lost or has come back. */
  connected?: (yes: boolean) => void;
};

const AGAIN_MILLIS = 1000;

/**
 * Listens to an event stream until it is closed. After a lost connection a new stream starts after the last id that was seen;
 * browsers would come back by themselves, but each at a time of its own choosing, and not after every kind of failure.
 */
export function listen<Message = StreamEvent>(path: string, heard: Heard<Message>): { close(): void } {
  let source: EventSource;
  let last = 0;
  let timer = 0;
  const open = () => {
    source = new EventSource(last ? `${path}?after=${last}` : path);
    source.onopen = () => heard.connected?.(true);
    source.onmessage = (message) => {
      if (message.lastEventId) last = Number(message.lastEventId);
      heard.event(JSON.parse(message.data));
    };
    source.onerror = () => {
      source.close();
      heard.connected?.(false);
      timer = window.setTimeout(open, AGAIN_MILLIS);
    };
  };
  open();
  return {
    close() {
      clearTimeout(timer);
      source.close();
    },
  };
}
