import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import type { RenderRequest } from '../../../build/renderer';
import { apiBase } from '../domain/addresses';
import type { PlainQuery } from './base';

const basePath = new URL(apiBase, 'http://localhost').pathname.replace(/\/$/, '');

/**
 * Reads for rendered pages, in the place of RTK Query's own: requests, streams and clones of answers are a good part of
 * what a page costs, and none of it is needed where no network lies between.
 */
export const inProcessQuery =
  (ask: RenderRequest['ask']): PlainQuery =>
  async ({ url, params }) => {
    let answer;
    try {
      answer = await ask(basePath + url + queryOf(params));
    } catch (error) {
      return { error: { status: 'FETCH_ERROR', error: String(error) } };
    }
    const { status, text } = answer;
    try {
      const data: unknown = JSON.parse(text);
      return status >= 200 && status < 300 ? { data } : { error: { status, data } };
    } catch (error) {
      return { error: { status: 'PARSING_ERROR', originalStatus: status, data: text, error: String(error) } };
    }
  };

/** As `fetchBaseQuery` writes it: what is undefined stays out. */
function queryOf(params: FetchArgs['params']): string {
  const given = Object.entries(params ?? {}).filter(([, value]) => value !== undefined);
  return given.length > 0
    ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`
    : '';
}
