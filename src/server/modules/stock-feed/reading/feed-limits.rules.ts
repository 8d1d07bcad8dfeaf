/** Longer texts are cut: no field of a listing holds more. */
export const max_field_characters = 10_000
export const max_extras = 60
