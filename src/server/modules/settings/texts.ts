// Written by `npm run texts` from texts.json, where the texts stand.

export const pay_only_the_person_you_have_agreed = (): string => `Only pay the person you’ve made the deal with on Hoko. If you can, see the item before you pay. Be careful if someone messages you different payment details.`
