// Written by `npm run texts` from texts.json, where the texts stand.

export const type_the_plate_for_example_qkb482 = (): string => `Type the plate, for example QKB482.`
export const type_the_licence_number_field_5a_of_the = (): string => `Type the licence number, field 5a of the card.`
export const type_the_card_version_field_5b_of_the = (): string => `Type the card version, field 5b of the card.`
