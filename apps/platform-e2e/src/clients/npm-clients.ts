import axios from 'axios';
import ky from 'ky';
import { request as undiciRequest } from 'undici';
import { bodyOf, type ClientRequest, type ClientResponse, type HttpClient } from './http-client.js';

/** The libraries of npm that most programs use, and Node's own `fetch`. */
export const npmClients: readonly HttpClient[] = [
  {
    name: 'axios',
    async send({ method, url, token, json }: ClientRequest): Promise<ClientResponse> {
      // Many wrappers of axios name the content type for all requests, those without a body too.
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const {
        status,
        data,
        headers: received,
      } = await axios.request<unknown>({ method, url, headers, data: json });
      return {
        status,
        body: data === '' ? undefined : data,
        link: (received['link'] as string | undefined) ?? null,
      };
    },
  },
  {
    name: 'ky',
    async send({ method, url, token, json }: ClientRequest): Promise<ClientResponse> {
      const response = await ky(url, { method, json, headers: { authorization: `Bearer ${token}` } });
      return {
        status: response.status,
        body: bodyOf(await response.text()),
        link: response.headers.get('link'),
      };
    },
  },
  {
    name: 'undici',
    async send({ method, url, token, json }: ClientRequest): Promise<ClientResponse> {
      const { statusCode, headers, body } = await undiciRequest(url, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      });
      const link = [headers['link']].flat()[0] ?? null;
      return { status: statusCode, body: bodyOf(await body.text()), link };
    },
  },
  {
    name: 'fetch',
    async send({ method, url, token, json }: ClientRequest): Promise<ClientResponse> {
      const response = await fetch(url, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      });
      return {
        status: response.status,
        body: bodyOf(await response.text()),
        link: response.headers.get('link'),
      };
    },
  },
];
