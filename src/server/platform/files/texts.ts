// Written by `npm run texts` from texts.json, where the texts stand.

export const we_cant_read_this_image_use_jpeg_png = (): string => `We can’t read this image. Use JPEG, HEIC, PNG, WebP, AVIF, GIF or TIFF.`
export const this_photo_is_damaged_save_it_again_or = (): string => `This photo is damaged. Save it again, or choose another.`
export const this_photo_is_too_big_use_one_of_at = (): string => `This photo is too big. Use one of at most 80 megapixels.`
export const this_photo_is_too_big_for_the_way_it = (): string => `This photo is too big for the way it was saved. Save it as a JPEG, or make it smaller.`
