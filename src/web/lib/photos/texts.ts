// Written by `npm run texts` from texts.json, where the texts stand.

export const photos_of_title = ({ title }: { title: string | number }): string => `Photos of ${title}`
export const shown_of_length = ({ shown, length }: { shown: string | number; length: string | number }): string => `${shown} of ${length}`
export const make_smaller = (): string => `Make smaller`
export const make_larger = (): string => `Make larger`
export const close = (): string => `Close`
export const the_photo_enlarged = (): string => `The photo, enlarged`
export const photo_of_length_make_larger = ({ alt, shown, length, is_zoomed }: { alt: string | number; shown: string | number; length: string | number; is_zoomed: boolean }): string => `${alt}, ${shown} of ${length}: make ${is_zoomed ? `smaller` : `larger`}`
export const previous_photo = (): string => `Previous photo`
export const next_photo = (): string => `Next photo`
export const download_photo = (): string => `Download photo`
