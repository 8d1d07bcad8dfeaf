// Written by `npm run texts` from texts.json, where the texts stand.

export const stock_feed = (): string => `Stock feed`
export const loading_the_stock_feed = (): string => `Loading the stock feed`
export const no_dealership_number = (): string => `No dealership number`
export const dealership_number = ({ number }: { number: string | number }): string => `Dealership ${number}`
export const in_their_plan = (): string => `In their plan`
export const not_in_their_plan = (): string => `Not in their plan`
export const so_many_vehicles = ({ listed, unlisted, changed, refused, withdrawn }: { listed: string | number; unlisted: string | number; changed: string | number; refused: string | number; withdrawn: string | number }): string => `${listed} listed · ${unlisted} new · ${changed} changed · ${refused} refused · ${withdrawn} withdrawn`
export const latest_runs = (): string => `Latest runs`
export const add_the_number = (): string => `Add a dealership number`
export const change_the_number = (): string => `Change the dealership number`
export const waiting = (): string => `Waiting`
export const reading = (): string => `Reading`
export const waits_for_them = (): string => `Waiting for the dealer`
export const applying = (): string => `Applying`
export const done = (): string => `Done`
export const failed = (): string => `Failed`
export const cancelled = (): string => `Cancelled`
export const report_in_a_line = ({ read, made, updated, withdrawn, refused }: { read: string | number; made: string | number; updated: string | number; withdrawn: string | number; refused: string | number }): string => `${read} read · ${made} listed · ${updated} updated · ${withdrawn} withdrawn · ${refused} refused`
export const dealership_number_saved = (): string => `Dealership number saved`
export const motorcentral_dealership = (): string => `MotorCentral dealership`
export const their_stock_is_fetched_every_night = (): string => `With a number and a plan that has a stock feed, their stock is fetched every night.`
export const save = (): string => `Save`
export const dealership_number_label = (): string => `Dealership number`
export const leave_blank_for_none = (): string => `As MotorCentral writes it. Leave it blank to stop fetching.`
