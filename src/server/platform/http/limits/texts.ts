// Written by `npm run texts` from texts.json, where the texts stand.

export const were_getting_a_lot_of_uploads_right = (): string => `We’re getting a lot of uploads right now. Try again in a moment.`
export const youre_uploading_a_lot_at_once_wait_for = (): string => `You’re uploading a lot at once. Wait for some of it to finish.`
