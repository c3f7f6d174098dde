import { readFileSync } from 'node:fs';
import { verdict, type Own } from '../../../main/web/pages/round/fair';
import type { RoundRecord } from '../../../main/web/pages/round/record';

/** What the round's page says of a record: check-a-round RECORD [OWN], both files of JSON. */
const [record, own] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')) as unknown);
console.log(JSON.stringify(verdict(record as RoundRecord, (own ?? []) as Own[])));
