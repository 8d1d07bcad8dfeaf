// Written by `npm run texts` from texts.json, where the texts stand.

export const invoices_hoko_back_office = (): string => `Invoices · Hoko back office`
export const payment_history_hoko_back_office = (): string => `Payment history · Hoko back office`
export const revenue_hoko_back_office = (): string => `Revenue · Hoko back office`
export const finance = (): string => `Finance`
export const finance_hoko_back_office = (): string => `Finance · Hoko back office`
export const no_admin_has_changed_a_lender = (): string => `No admin has changed a lender yet.`
export const market_report_hoko_back_office = (): string => `Market report · Hoko back office`
