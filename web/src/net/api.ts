/** The calls of the server that several pages use. */
import type { Bell, Games, Me, Missions, Next, Opened, Records, Requests, Rulebook, Secret, TableName, Tables } from './calls';
import { ask, command, tell, type Answer } from './client';

type Asked<T> = Promise<Answer<T>>;

export const games = (): Asked<Games> => ask<Games>('games');
export const lobby = (status: string, game: string, pace: string): Asked<Tables> => ask('tables', { status, game, pace });
export const mine = (): Asked<Tables> => ask('mine');
export const next = (): Asked<Next> => ask('next');
export const missions = (): Asked<Missions> => ask('missions');
export const records = (): Asked<Records> => ask('records');
export const rulebook = (game: string): Asked<Rulebook> => ask(`rules/${encodeURIComponent(game)}`);
export const openTable = (wish: Requests['POST tables']): Asked<Opened> => command<Opened>('tables', wish);
export const playOn = (table: string, ply: number, seats: Requests['POST tables/{table}/branch']['seats']): Asked<TableName> =>
  command(`tables/${encodeURIComponent(table)}/branch`, { ply, seats });
export const importRecord = (record: string): Asked<TableName> => command('records', { record });
export const recovery = (): Asked<Secret> => tell('me/recovery');
export const recover = (secret: string): Asked<Me> => tell('me/recover', { secret });
export const bell = (): Asked<Bell> => ask('me/bell');
export const setBell = (address: string): Asked<Bell> => tell('me/bell', { address });
export const ringBell = (): Asked<Bell> => tell('me/bell/ring');
export const signUp = (name: string, password: string): Asked<Me> => tell('account', { name, password });
export const signIn = (name: string, password: string): Asked<Me> => tell('account/sign-in', { name, password });
export const changePassword = (password: string, newPassword: string): Asked<Me> => tell('account/password', { password, newPassword });
export const closeAccount = (): Asked<Me> => tell('account', {}, 'DELETE');
export const leave = (): Asked<Me> => tell('me/leave');
export const forgetMe = (): Asked<Me> => tell('me', {}, 'DELETE');
