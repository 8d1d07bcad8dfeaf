type TextMatches = readonly [by: 'buyer' | 'seller', text: string]

/** Chats by type of listing. Each can stop after any message. */
export const chats: Record<'general' | 'vehicle' | 'property', readonly (readonly TextMatches[])[]> = {
  general: [
    [
      ['buyer', 'Kia ora, is this still available?'],
      ['seller', 'Kia ora, yes it is.'],
      ['buyer', 'Great. Could I come and have a look at it on Saturday morning?'],
      ['seller', 'Saturday’s good. Any time before noon.'],
      ['buyer', 'I’ll be there at ten. Thanks!'],
    ],
    [
      ['buyer', 'Hi, could you send a photo of the back? It’s hard to tell from the ones in the listing.'],
      ['seller', 'Sure, I’ll take one when I’m home tonight.'],
      ['seller', 'I’ve added two to the listing.'],
      ['buyer', 'That’s perfect, thanks.'],
    ],
    [
      ['buyer', 'Hi there, what’s the least you’d take for it?'],
      ['seller', 'I’d rather see where it goes for now, but make me an offer.'],
      ['buyer', 'Fair enough. I’ll have a think.'],
    ],
    [
      ['buyer', 'Would you be able to hold it until payday on Thursday?'],
      ['seller', 'I can hold it until Thursday night.'],
      ['buyer', 'Legend, thank you.'],
    ],
  ],
  vehicle: [
    [
      ['buyer', 'Hi, would you have time for a viewing this week?'],
      ['seller', 'Hi, after work on Wednesday or any time on Saturday.'],
      ['buyer', 'Wednesday at half past five would be great.'],
      ['seller', 'See you then. It’s parked on the street out front.'],
    ],
    [
      ['buyer', 'Kia ora, do you have the service records?'],
      ['seller', 'Kia ora. I’ve got everything since I bought it, all from the same garage.'],
      ['buyer', 'Ka pai. Would you mind if my mechanic had a look at it?'],
      ['seller', 'Not at all. Let me know when.'],
    ],
  ],
  property: [
    [
      ['buyer', 'Kia ora, could we see it before the open home?'],
      ['seller', 'Kia ora. I can show you round on Thursday at 12.30, if that suits.'],
      ['buyer', 'Thursday works. There’ll be two of us.'],
      ['seller', 'Lovely, see you both then.'],
    ],
    [
      ['buyer', 'Hi, do you know what the rates are a year?'],
      ['seller', 'Hi, I’ll look up the latest and get back to you today.'],
      ['buyer', 'Thank you!'],
    ],
  ],
}
