// Written by `npm run texts` from texts.json, where the texts stand.

export const api_guide_hoko = (): string => `API guide | Hoko`
export const api_guide = (): string => `API guide`
export const list_and_manage_your_items = (): string => `List and manage your items from your own programs, and hear when something happens.`
export const title_hoko = ({ title }: { title: string | number }): string => `${title} | Hoko`
export const contact_us_hoko = (): string => `Contact us | Hoko`
export const contact_us = (): string => `Contact us`
export const write_to_hoko_support = (): string => `Write to Hoko’s support team with a question, a problem or a complaint. We answer by email, or in iChat if you’re signed in.`
export const ask_us_tell_us_or_complain = (): string => `Ask us a question, tell us about a problem, or make a complaint. We read everything.`
export const read_the_faqs = (): string => `Read the FAQs`
export const transparency_hoko = (): string => `Transparency | Hoko`
export const transparency = (): string => `Transparency`
export const how_many_reports_we_get = (): string => `How many reports we get, what we do about them, and how often an appeal changes our decision. Only counts: nobody is named.`
