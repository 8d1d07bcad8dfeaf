// Written by `npm run texts` from texts.json, where the texts stand.

export const motorcentral_doesnt_know_the_dealership = (): string => `MotorCentral doesn’t know your dealership number. Ask us to check it.`
export const motorcentral_answered = ({ status }: { status: string | number }): string => `MotorCentral answered with an error (${status}). Try again later.`
export const motorcentral_gave_no_answer = (): string => `MotorCentral gave no answer. Try again later.`
export const motorcentral_broke_off = (): string => `MotorCentral’s answer broke off. Try again later.`
export const the_stock_is_too_large = ({ max }: { max: string | number }): string => `MotorCentral’s answer is larger than ${max}, so we stopped.`
