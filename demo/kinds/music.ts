export const music = `
= guitar, music-instruments-guitars, parcel
Yamaha FG800 acoustic, spruce top, soft case $260 Played at home only. Action is low, new bronze strings last week.
Epiphone Les Paul Standard, cherry burst $540 Pots cleaned, frets levelled by a luthier in Lyttelton. Weighs what it should.
Squier Jazz Bass with practice amp $420 First bass of a teenager who then found drums. Amp is 30 W.
Classical guitar by a Dunedin maker, 1979 $1200 Cedar top, label signed inside. One repaired crack by the bridge, stable for twenty years.
Ibanez RG, floating bridge, hard case $480 Stays in tune once you have understood it. Two new pickups.
Half-size guitar, nylon strings, bag and tuner $75 Took a seven-year-old through the whole of Twinkle.
- Come and play it before you bid, kettle is on.
- Strap, capo and a handful of picks go with it.
- Kept in its case at an even humidity.
- From a smoke-free home without pets.

= violin, music-instruments-strings, parcel
Violin 4/4, German workshop, about 1910 $880 Warm and even. New bridge and strings, an old crack beside the saddle well repaired.
Three-quarter violin outfit, Stentor II $140 School orchestra for two years. Bow rehaired.
Viola, 15.5 inch, Gliga, case with hygrometer $720 Sings on the C string. Selling as I moved to the bigger one.
Student cello, {half|three-quarter} size, bag $360 Set up by the shop in Christchurch, pegs turn as they should.
Double bass, ply, 1960s, with stand $1900 Played in every rugby club of the Waikato. Solid, loud, with honest scars.
- Chin rest and shoulder rest included.
- The sound post is where it belongs.
- It has been played every day, which is what they like.

= saxophone, music-instruments-brass-woodwind, parcel
Yamaha YAS-26 alto with case and stand $1150 Bought for school, serviced before Christmas. Pads seal.
Tenor saxophone, Jupiter, gold lacquer $1300 Two mouthpieces, neck strap and a box of reeds 2½.
Buescher C-melody from the 1920s, silver $640 A curiosity that plays. Needs two pads for the low notes.
Clarinet, Buffet E11, wood $520 Oiled bore, corks new. Sweet in the middle register.
- Play-tested, all notes from bottom to top.
- Comes with its hard case; one latch is tired.
- Cleaning swab and cork grease included.

= trumpet, music-instruments-brass-woodwind, parcel
Bach TR300 trumpet, valves free $380 Small dent in the bell, which the sound ignores.
Besson cornet, brass band issue, 1950s $260 Played in Masterton for decades. Engraved with the band’s name.
Trombone, Yamaha YSL-354, smooth slide $480 Slide straightened last year; it floats.
Bugle, brass, army, 1942 $150 Broad arrow and date. Blown on Anzac Day by three generations.
- Valves oiled, slides move.
- Mouthpiece included.
- Case smells of band room, in a good way.

= accordion, music-instruments-pianos, parcel
Hohner Student 48 bass, red pearl $340 Bellows tight, two reeds a touch flat.
Piano accordion 120 bass, Paolo Soprani $980 For dances at the Dalmatian club in Dargaville. Big and in tune.
Button accordion, Hohner Erica, D/G $420 Learned three tunes and stuck there.
Concertina, 20 buttons, with tutor book $120 Small enough for the boat.
- Straps are leather and sound.
- Case with the original key.
- No musty smell.

= musical-keyboard, music-instruments-pianos, floor, pickup
Yamaha P-125 digital piano, stand and pedals $620 88 weighted keys. Used with headphones in a flat with thin walls.
Roland Juno-106, serviced, all voices work $2400 Voice chips replaced in 2021. Sounds like a good film.
Casio keyboard, 61 keys, lights up $95 Songs built in; the keys shine until you hit them.
Nord Electro 5D 61, flight case $1900 Two hundred gigs, always wiped down. Red has stayed red.
Upright piano, John Brinsmead, tuned $300 Holds its pitch. You bring the movers, four of them.
- All keys and pedals work.
- Power supply and music stand included.
- Lessons ended, piano did not.

= drum, music-instruments-drums, floor, pickup, recolour
Pearl Export five-piece, {black|wine red}, cymbals $580 With hardware, stool and Zildjian hats. The neighbours chipped in for the listing.
Roland TD-17 electronic kit, mesh heads $1350 Quiet enough for an apartment. Every pad tested.
Djembe, goat skin, 60 cm, carved $140 Brought from Ghana by a volunteer. Skin is tight.
Snare drum, Ludwig Supraphonic, 1974 $720 Chrome without pits. The one on all the records.
Cajon with brush and bag $90 Sit on it and play.
- Skins have a season left.
- Sticks thrown in.
- Set up in the garage, come and hit it.

= banjo, music-instruments-ukuleles, parcel
Kala concert ukulele, mahogany, bag $95 New Aquila strings. In tune within a minute.
Five-string banjo, Deering Goodtime $640 Bright and light. I learned one roll.
Tenor ukulele made of {rimu|kauri|mataī} in Thames $480 Number 43 by a retired boat builder. Soundhole in the shape of a fern.
Baritone ukulele, Ohana, solid top $160 Guitar players feel at home at once.
Class set of ten soprano ukuleles, crate $180 School bought new ones. Seven have all strings.
- Tuner included.
- Low action, no buzz.
- It deserves more playing than it gets here.

= flute, music-instruments-brass-woodwind, post
Yamaha YFL-221 flute, serviced $340 Pads fresh, silver polished.
Kōauau of matai, bound with harakeke $160 Made at a wānanga in Tauranga, with a clear low voice.
Bamboo shakuhachi, 1.8, with bag $210 Made in Japan, some breath required.
Alto recorder, Moeck, pear wood $140 Played in a consort in Dunedin that has disbanded.
- In its case with a cleaning rod.
- No leaks.
- Plays easily through both octaves.

= studio-microphone, music-recording, post
Shure SM7B with arm $560 Recorded one podcast of eleven episodes.
Rode NT1 kit, shock mount, pop filter $260 Made in Sydney, used in a wardrobe.
Pair of SM58s in a tin box $190 Drop one and it still works; we have tried.
Focusrite Scarlett 2i2, third generation $150 Cable and box. Both inputs clean.
Zoom H5 field recorder, fluffy wind cover $280 Birds of Zealandia in the morning, council meetings at night.
- Tested today on all inputs.
- Cables included.
- Home studio turned nursery.

= control-knobs, music-recording, parcel
Mackie 12-channel mixer, phantom power $240 Fader four scratches, the others don’t.
Behringer X32 Rack with stage box $980 Our church upgraded. 50 m of cable on a drum.
Boss loop station RC-3 $170 Power supply and box. Holds an hour of you.
PA: two Yamaha 12-inch boxes and stands $540 Weddings from Kaitāia to Bluff, no blown drivers.
- Come and hear it.
- Works as it should.
- Cables and bag go with it.

= optical-disk, music-recordings-vinyl, post
Split Enz: Mental Notes, first NZ pressing $85 Cover has a seam split, vinyl plays with light noise between tracks.
Flying Nun box: twelve singles, Dunedin 1981 to 1985 $320 The Clean, the Chills, the Verlaines. Played, loved, wiped.
Crate of 80 LPs, soul and funk, {shop stock|one owner} $260 Sorted by hand; a dozen are worth the price alone.
Herbs: What’s Be Happen?, vinyl, VG+ $120 The Pacific reggae record. Lyric sheet is there.
Classical LPs, 60 Deutsche Grammophon $90 Karajan for a month of Sundays.
Bic Runga: Drive, signed CD and poster $45 Signed in Christchurch in 1998 after a show.
- Cleaned on a record machine, new inner sleeves.
- Graded under a lamp, not by hope.
- Posted in a proper record mailer.
- More records listed, I combine postage.

= musical-score, music-sheet-music, post
ABRSM piano grades 1 to 5, full set $45 Pencil marks by a strict teacher.
Real Book, sixth edition, C $40 Spiral bound, coffee ring on Blue Bossa.
Suitcase of 1930s dance sheet music $75 About 140 songs with wonderful covers; the case has seen ships.
Waiata of the marae: song book and CD $30 Words, chords and translations.
- No pages missing.
- From a teacher’s shelf in Timaru.
- Posted flat between cards.
`
