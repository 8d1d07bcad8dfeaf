// Written by `npm run texts` from texts.json, where the texts stand.

export const the_crop_goes_beyond_the_photo = (): string => `The crop goes beyond the photo.`
export const thats_too_small_keep_at_least_least = ({ least }: { least: string | number }): string => `That’s too small. Keep at least ${least} pixels each way.`
export const send_at_least_one_picture = (): string => `Send at least one picture.`
