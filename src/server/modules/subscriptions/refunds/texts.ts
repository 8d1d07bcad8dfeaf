// Written by `npm run texts` from texts.json, where the texts stand.

export const refunded_by_hokos_payment_service = (): string => `Refunded through Hoko’s payment service.`
