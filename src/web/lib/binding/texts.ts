// Written by `npm run texts` from texts.json, where the texts stand.

export const go_back = (): string => `Go back`
export const close = (): string => `Close`
export const retry = (): string => `Retry`
export const we_cant_reach_hoko = (): string => `We can’t reach Hoko. `
export const choice_your_noun_hasnt_been_done = ({ choice, noun, done }: { choice: string | number; noun: string | number; done: string | number }): string => `${choice}Your ${noun} hasn’t been ${done}.`
export const we_cant_reach_hoko_right_now = (): string => `We can’t reach Hoko right now. `
export const unreached_were_checking_whether_your = ({ unreached, noun, done }: { unreached: string | number; noun: string | number; done: string | number }): string => `${unreached}We’re checking whether your ${noun} was ${done}. It’s safe to retry: it only counts once.`
export const stopping_your_noun = ({ noun }: { noun: string | number }): string => `Stopping your ${noun}…`
export const we_cant_reach_hoko_to_stop_your_noun = ({ noun }: { noun: string | number }): string => `We can’t reach Hoko to stop your ${noun}. If it got to us before you went back, it counts. We’ll tell you here.`
export const your_noun_was_done_before_you_went = ({ noun, done }: { noun: string | number; done: string | number }): string => `Your ${noun} was ${done} before you went back`
