import { get } from './api';
import type { components } from './contract';

/** The shapes of the house's answers under the pages' own names; the contract is their only source. */
export type Schemas = components['schemas'];

export type Wager = Schemas['Wager'];
export type Citation = Schemas['Citation'];
export type Phase = Schemas['Phase'];
export type TableSummary = Schemas['TableSummary'];
export type TableView = Schemas['Table'];
export type Seat = Schemas['Seat'];
export type Controls = Schemas['Controls'];
export type SettledWager = Schemas['SettledWager'];
export type Outcome = SettledWager['outcome'];
export type ChoiceGroup = Schemas['ChoiceGroup'];
export type GameSummary = Schemas['GameSummary'];
export type LinkGame = Schemas['LinkShelf']['games'][number];
export type Game = Schemas['Game'];
export type Cloth = Schemas['Cloth'];
export type ClothSpot = Cloth['spots'][number];
export type Advice = Schemas['Advice'];
export type Stakes = Partial<Record<Wager, number>>;

export const tables = async () => (await get<{ tables: TableSummary[] }>('/api/tables')).tables;
export const table = (id: string) => get<TableView>(`/api/tables/${encodeURIComponent(id)}`);
export const games = async () => (await get<{ games: GameSummary[] }>('/api/games')).games;
export const linkGames = async () => (await get<Schemas['LinkShelf']>('/api/link-games')).games;
export const game = (id: string) => get<Game>(`/api/games/${id}`);

export const cloth = (id: string) => get<Cloth>(`/api/tables/${encodeURIComponent(id)}/cloth`);
export const coach = (id: string) => get<Advice>(`/api/tables/${encodeURIComponent(id)}/coach`);
