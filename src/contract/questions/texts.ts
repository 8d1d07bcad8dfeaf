// Written by `npm run texts` from texts.json, where the texts stand.

export const a_question = (): string => `A question`
export const an_answer = (): string => `An answer`
export const name_needs_at_least_3_characters = ({ name }: { name: string | number }): string => `${name} needs at least 3 characters.`
export const please_leave_out_contact_details = ({ found }: { found: 'phone_number' | 'email_address' | 'link' | 'other' }): string => `Please leave out the ${{ 'phone_number': `phone number`, 'email_address': `email address`, 'link': `link`, 'other': `contact details` }[found]}: everyone can read this. Buyer and seller get each other’s details when it sells.`
