// Written by `npm run texts` from texts.json, where the texts stand.

export const invoice = (): string => `Invoice`
export const supply_correction_information = (): string => `Supply correction information`
export const test_no_money_was_taken = (): string => `TEST – no money was taken`
export const gst_number = ({ number }: { number: string | number }): string => `GST number ${number}`
export const description = (): string => `Description`
export const gst = (): string => `GST`
export const amount = (): string => `Amount`
export const period = ({ from, to }: { from: string | number; to: string | number }): string => `${from} to ${to}`
export const amounts_are_gst_inclusive = (): string => `The amounts in the table are GST inclusive.`
export const paid_by_card = (): string => `Paid by card.`
export const refunded_to_the_card = (): string => `Refunded to the card it was paid with.`
export const date = (): string => `Date`
export const recipient = (): string => `Recipient`
export const email = (): string => `Email`
export const invoice_number = (): string => `Invoice number`
export const correction_number = (): string => `Number`
export const corrects = (): string => `Corrects`
export const invoice_of_date = ({ number, date }: { number: string | number; date: string | number }): string => `Invoice ${number} of ${date}`
export const reason = (): string => `Reason`
export const total_without_gst = (): string => `Total excl. GST`
export const gst_of_15_percent = (): string => `GST (15%)`
export const total = ({ has_gst }: { has_gst: boolean }): string => `Total${has_gst ? `, GST inclusive` : ``}`
export const total_taken_back = ({ has_gst }: { has_gst: boolean }): string => `Total refunded${has_gst ? `, GST inclusive` : ``}`
export const document_title = ({ title, number }: { title: string | number; number: string | number }): string => `${title} ${number}`
export const page_of_pages = ({ number, page, pages }: { number: string | number; page: string | number; pages: string | number }): string => `${number} · page ${page} of ${pages}`
export const document = (): string => `Document`
export const table = (): string => `Table`
export const artifact = (): string => `Artifact`
