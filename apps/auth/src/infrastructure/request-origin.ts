export { originOf, type RequestOrigin } from '@kiban/http-kit';
