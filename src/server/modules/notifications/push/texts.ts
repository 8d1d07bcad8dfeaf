// Written by `npm run texts` from texts.json, where the texts stand.

export const message_message_id = ({ message_id }: { message_id: string | number }): string => `message ${message_id}`
