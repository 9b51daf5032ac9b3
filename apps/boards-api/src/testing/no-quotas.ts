import type { QuotaSettings } from '../quotas/quota-settings.js';

export const noQuotas: QuotaSettings = { boards: null, cards: null, textBytes: null };
