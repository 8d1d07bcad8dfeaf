// Written by `npm run texts` from texts.json, where the texts stand.

export const pay_only_the_person_you_have_agreed = (): string => `Pay only the person you have agreed with here, look at a thing before you pay where you can, and be wary when somebody asks for other details by message.`
