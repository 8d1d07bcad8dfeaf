// Written by `npm run texts` from texts.json, where the texts stand.

export const pay_only_the_person_you_have_agreed = (): string => `Only pay the person you’ve made the deal with on Hoko. If you can, see the item before you pay. Be careful if someone messages you different payment details.`
export const questions_email_or_call = ({ email, phone }: { email: string | number; phone: string | number }): string => `Questions? Email ${email} or call ${phone}.`
export const questions_email = ({ email }: { email: string | number }): string => `Questions? Email ${email}.`
export const questions_call = ({ phone }: { phone: string | number }): string => `Questions? Call ${phone}.`
