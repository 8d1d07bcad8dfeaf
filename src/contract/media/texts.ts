// Written by `npm run texts` from texts.json, where the texts stand.

export const turn_by_90_180_or_270_degrees = (): string => `Turn by 90, 180 or 270 degrees.`
export const this_must_be_a_number_from_0_to = (): string => `This must be a number from 0 to 1.`
export const the_description = (): string => `The description`
export const the_folder_is_documents_avatars_branding_adv = (): string => `The folder is documents, avatars, branding, advertisements, chat or records.`
