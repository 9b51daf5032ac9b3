/** Apart from the DTOs, so that a program without Nest can sign as the dispatcher does. */
export { deliveryHeaders, webhookUserAgent, type SignedDelivery } from './webhooks/delivery-headers.js';
export { newSigningKey, serviceSignature, standardSignature } from './webhooks/signature.js';
