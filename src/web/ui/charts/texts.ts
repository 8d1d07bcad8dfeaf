// Written by `npm run texts` from texts.json, where the texts stand.

export const show_as_a_table = (): string => `Show as a table`
export const name_value = ({ name, value }: { name: string | number; value: string | number }): string => `${name} ${value}`
export const label_and_value = ({ label, value }: { label: string | number; value: string | number }): string => `${label}: ${value}`
export const loading_the_chart = (): string => `Loading the chart`
export const name_from_lowest_to_highest = ({ name, lowest, highest, last }: { name: string | number; lowest: string | number; highest: string | number; last: string | number }): string => `${name}: from ${lowest} to ${highest}, last ${last}`
