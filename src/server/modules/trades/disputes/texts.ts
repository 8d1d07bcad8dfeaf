// Written by `npm run texts` from texts.json, where the texts stand.

export const this_sale_has_no_open_dispute = (): string => `This sale has no open dispute.`
export const this_dispute_has_already_ended = (): string => `This dispute has already ended.`
