// Written by `npm run texts` from texts.json, where the texts stand.

export const revenue = (): string => `Revenue`
export const the_revenue_didnt_load = (): string => `The revenue didn’t load`
export const loading_the_revenue = (): string => `Loading the revenue`
export const test_payments_are_included = ({ has_other }: { has_other: boolean }): string => `${has_other ? `Some of these are` : `These are all`} test payments: no money was taken.`
export const active_plans = (): string => `Active plans`
export const payment_overdue = (): string => `Payment overdue`
export const failed_payments_in_30_days = (): string => `Failed payments, last 30 days`
export const ended_in_30_days = (): string => `Plans ended, last 30 days`
export const churn = ({ percent }: { percent: string | number }): string => `(${percent}% churn)`
export const since = (): string => `Since`
export const overdue_since = (): string => `Overdue since`
export const failed_at = (): string => `Failed`
export const ended_at = (): string => `Ended`
export const the_rows_didnt_load = (): string => `These rows didn’t load`
export const loading_the_rows = (): string => `Loading these rows`
export const none_any_more = (): string => `There are none any more.`
export const user = (): string => `User`
export const plan = (): string => `Plan`
export const reason = (): string => `Reason`
export const amount = (): string => `Amount`
export const revenue_by_month = (): string => `Revenue by month`
export const total_of_months = ({ total }: { total: string | number }): string => `${total} in total, including GST`
export const month = (): string => `Month`
export const invoices = (): string => `Invoices`
export const refunded = (): string => `Refunded`
export const gst = (): string => `GST`
export const plans = (): string => `Plans`
export const payments_bills_refunds = (): string => `payments bills refunds receipts GST`
export const subscriptions_prices_limits = (): string => `subscriptions prices limits subscribers`
export const income_churn_dunning = (): string => `income churn dunning failed payments subscriptions`
export const finance = (): string => `Finance`
export const lenders = (): string => `Lenders`
export const finance_enquiries = (): string => `Finance enquiries`
export const loans_rates_repayments = (): string => `loans rates repayments`
export const market_report = (): string => `Market report`
export const figures_charts_compare = (): string => `figures charts compare periods`
export const before_gst = (): string => `Before GST`
export const no_revenue_yet = (): string => `No revenue in these months.`
