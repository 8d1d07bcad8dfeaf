// Written by `npm run texts` from texts.json, where the texts stand.

export const choose_both_colors_or_none = (): string => `Choose both colours, or none.`
export const this_text_cant_be_read_on_this_color = (): string => `This text is hard to read on this colour. Use a contrast of at least 4.5 to 1.`
