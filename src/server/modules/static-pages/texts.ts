// Written by `npm run texts` from texts.json, where the texts stand.

export const only_the_terms_and_the_privacy_policy = (): string => `Only changes to the terms and the privacy policy are material.`
export const choose_today_or_a_later_day = (): string => `Choose today or a later day`
