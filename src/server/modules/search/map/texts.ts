// Written by `npm run texts` from texts.json, where the texts stand.

export const this_is_more_than_a_screen_shows_at = (): string => `This is more than a screen shows at that zoom.`
