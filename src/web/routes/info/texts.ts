// Written by `npm run texts` from texts.json, where the texts stand.

export const api_guide_hoko = (): string => `API guide | Hoko`
export const api_guide = (): string => `API guide`
export const list_and_manage_your_items = (): string => `List and manage your items from your own programs, and hear when something happens.`
