import type { TableView } from '../../../live/house';

/** The table that a console is at. */
export type Desk = { view?: TableView; give(verb: string, fields?: object): Promise<boolean> };

/** What a command says; said of the table as it stands when its turn comes, where it depends on that. */
export type Fields = object | ((view: TableView) => object);

/** A dealer presses faster than a table answers: what is pressed waits its turn, and nothing is said of a table that has moved on. */
export class InTurn {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly desk: Desk) {}

  get view(): TableView | undefined {
    return this.desk.view;
  }

  /** Once everything that was said so far has its answer. */
  idle(): Promise<unknown> {
    return this.last;
  }

  give(verb: string, fields: Fields = {}): Promise<boolean> {
    const answer = this.last.then(() => this.desk.give(verb, typeof fields === 'function' ? fields(this.desk.view!) : fields));
    this.last = answer.catch(() => undefined);
    return answer;
  }
}
