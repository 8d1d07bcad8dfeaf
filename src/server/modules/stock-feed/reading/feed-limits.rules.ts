import { cutText } from '#shared/formats/cut-text.ts'

/** Longer texts are cut: no field of a listing holds more. */
export const max_field_characters = 10_000
export const max_extras = 60

/** Never half of a character, which the database wouldn't take. */
export const cutField = (text: string): string =>
  cutText(text.replace(/[\ud800-\udbff]$/, '').toWellFormed(), max_field_characters)
