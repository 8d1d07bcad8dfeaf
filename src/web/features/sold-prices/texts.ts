// Written by `npm run texts` from texts.json, where the texts stand.

export const about = (): string => `About`
export const similar_items_sold_for_about = (): string => `Similar items sold for about`
export const what_similar_items_sold_for = (): string => `What similar items sold for`
export const half_of_them_went_for_low_to_high = ({ low, high }: { low: string | number; high: string | number }): string => `Half of them went for ${low} to ${high}.`
export const based_on_text_sales_found_in_the_last = ({ text, found, sold_within_months }: { text: string | number; found: string | number; sold_within_months: string | number }): string => `Based on ${text} sales ${found} in the last ${sold_within_months} months.`
export const from_value_to_to = ({ from_value, to }: { from_value: string | number; to: string | number }): string => `, ${from_value} to ${to},`
export const of_of_value_choice = ({ of_value, choice }: { of_value: string | number; choice: string | number }): string => `of ${of_value}${choice}`
export const condition_items = ({ condition }: { condition: string | number }): string => `${condition} items`
export const of_things_with_a_similar_title_in_of = ({ things, of_value }: { things: string | number; of_value: string | number }): string => `of ${things} with a similar title in ${of_value}`
export const of_things_in_of_value = ({ things, of_value }: { things: string | number; of_value: string | number }): string => `of ${things} in ${of_value}`
