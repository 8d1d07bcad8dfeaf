export const householdAndRest = `
= artist-palette, art-drawings, parcel
French easel, beech, brass, Jullian $160 Folds into its own box.
Oil paints, 40 tubes, Winsor & Newton $95 Caps free.
Etching press, table top, 30 cm bed $860 Blankets new; pulled 600 prints.
Life drawings, charcoal, portfolio of {twelve|twenty} $120 From classes at the Dowse.
- Studio is closing.
- Cleaned of paint as far as sensible.
- Brushes thrown in.

= moai, art-carvings
Oamaru stone head, 45 cm $260 Carved at the symposium; can live outside.
Wheku mask, tōtara, pāua eyes $380 Carved in Rotorua in the sixties, signed behind.
Bronze {tūī|kea} on a branch, 22 cm $420 Cast in Auckland, edition of 25.
Driftwood heron, 1.1 m $140 Made in Ōkārito.
- It will find its own corner.
- Wiped with oil.
- Story of it told at the door.

= clapper-board, movies-memorabilia, post
Daybill, Goodbye Pork Pie, folded $160 Pinholes.
Crew jacket of a film about rings, size L $280 Second unit; patch on the arm.
Cinema lobby cards, {eight|twelve}, 1950s $75 Westerns.
Clapper used on a short in Raglan $30 Take 14.
- From a projectionist’s flat.
- Rolled in a tube.
- Colours as new.

= dvd, movies-dvd, post
Box of New Zealand films, 22 DVDs $45 Once Were Warriors to Boy.
Studio Ghibli, eleven, Blu-ray $110 Inserts inside.
The Wire, all five seasons $30 We have seen it three times.
Horror, sixty, alphabetical $60 Sleep well.
- Discs clean.
- Region 4.
- Cases whole.

= film-projector, movies-tapes-reels, parcel
16 mm projector, Bell & Howell, sound $190 From a country school; lamp spare.
Slide projector Leica Pradovit, trays $110 And one holiday in Norfolk Island.
Box of 8 mm home movies, Taranaki 1962 $60 Weddings, cows, a mountain.
VHS recorder and {30|45} tapes $75 Goodnight Kiwi on one of them.
- Belt is new.
- Runs quiet.
- Screen on a stand can go with it.

= baby-bottle, baby-feeding, post
Breast pump, {Medela|Spectra}, closed system $95 New tubes and shields.
Bottles, steriliser, warmer, one lot $45 Boiled.
High chair, Stokke Tripp Trapp, {red|natural} $190 Baby set and cushion. @chair
Mountain Buggy, all terrain, storm cover $280 Tyres are new. Did the Hutt river every day. @baby
Cot and mattress, converts, Mocka $140 Paint without teeth marks. @bed
Capsule with base, expires {2029|2030} $160 Never in an accident. @baby
- Baby has become a person.
- Everything washed without perfume.
- Manual included.
- From a family of two, so it is used, but well.

= shopping-cart, baby-prams, floor, pickup
Pram, Silver Cross, coach built, navy $240 Springs as on a Rolls. @baby
Bugaboo Fox with carrycot $480 Fabrics washed, chassis wiped. @baby
Bike trailer for two, Thule Chariot $620 With ski set. @bicycle
- Brake works.
- Folds once you know where to press.
- Rain cover included.

= cat, pets-cats, parcel
Scratch tree to the ceiling, {grey|beige} $60 Our cat prefers the couch.
Cat carrier, airline size, bowl $35 She flew to Nelson in it.
Catio panels, galvanised, 12 $190 So that the tūī can sleep.
- Hoovered.
- No fleas here.
- The cat isn’t for sale.

= guide-dog, pets-dogs, floor, pickup
Kennel, insulated, macrocarpa, large $160 Roof lifts. He sleeps on our bed.
Dog crate, {36|42} inch, folds $70 One happy puppyhood.
Farm dog coat, whistle and lead $40 Whistle takes a week to learn.
Ramp for old dogs, for a ute $75 Rubber mat is whole.
- Washed and aired.
- For a dog of about 30 kg.
- He has passed on and we can’t look at it.

= tropical-fish, pets-fish, floor, pickup
Aquarium, 240 l, cabinet, canister filter $340 With wood from a Westland beach.
Nano cube, planted, shrimps included $120 About forty, they wouldn’t stand still.
Goldfish pond liner and pump, {2|3} m $95 No leaks.
- Water can go with it in drums.
- Quiet pump.
- Fish have gone to a friend.

= rabbit, pets-small-animals, lawn, pickup
Hutch, two floors, run of 2 m $140 Fits two mini lops.
Guinea pig palace with ramps $75 Built from an old bookcase.
Hay rack, bottles and tunnel $25 Cleaned with vinegar.
- Rabbit-proof, child-proof, not possum-proof.
- Moves with two people.
- Dry floor.

= horse, pets-horses-saddles, floor, parcel
Stock saddle, {Syd Hill|Tom Sutton}, 16 inch $480 Tree is sound; oiled.
Bridle, cob, snaffle, brown $65 Stitching even.
Covers, three, 5’9, winter and summer $110 Mended by a sailmaker.
Dressage saddle, Passier, 17.5 $860 Flocked in spring.
Pony jumps, six, with cups $190 Painted by the club.
- Girth and irons included.
- Tried on a quiet mare.
- From a float with too much in it.

= bird, pets-birds, floor, pickup
Aviary, 1.8 m, on castors $160 Housed six finches.
Cage for a cockatiel, stand, toys $55 He has moved to a bigger one.
Bird feeder, kauri, for tūī, sugar bottle $40 New; made in our shed.
- Scrubbed.
- Perches of mānuka.
- Song not included.

= lotion-bottle, health-bath-body, post, fixed, new, many
Mānuka soap and balm, gift box $32 Made in small batches at the kitchen table in Ōpōtiki.
Kawakawa balm, 60 g, {rose|plain} $18 For nappies, knees and gardeners.
Bath salts with lavender of Wānaka, 500 g $22 Grown and dried by us.
- No palm oil.
- Patch test first.
- Dates on the label.

= manual-wheelchair, health-mobility, floor, pickup
Wheelchair, folds, {16|18} inch seat $190 Brakes and tyres new.
Mobility scooter, four wheels, basket $980 Batteries of this year. Lived indoors.
Walker with seat and tray $60 Gran has two.
Shower stool, raised seat, grab rails $75 All stainless.
- Cleaned.
- Charger and key included.
- We would like it to help somebody.

= admission-tickets, travel-tickets, post, fixed
Two seats, stalls, {opera in Wellington|ballet in Christchurch} $140 Row F. Transferred by name.
Family pass for a wildlife park, four people $75 Valid for a year.
Test match, two on the embankment $110 Rain is the other side’s problem.
Hut tickets, DOC, book of ten $90 We bought the annual pass.
- Paper tickets, here in a drawer.
- At what I paid, or less.
- Can’t go: grandchild arriving.

= camping, travel-accommodation, lawn, post, fixed
Weekend in a bach at {Ōhope|Piha|Kaka Point}, sleeps six $320 Voucher, good until Easter.
Two nights in a hut on wheels near Geraldine $240 Fire bath, stars.
House truck in the Catlins, three nights $280 Sea lions at breakfast, at a distance.
- Dates by agreement.
- Linen included.
- No parties, please.

= hot-beverage, business-catering, floor, pickup
Coffee machine, two groups, La Marzocco Linea $4200 Serviced; comes with the grinder.
Pie warmer, 60 pies, light $160 Fed the touch club.
Bread mixer, Hobart, 20 l $980 Out of a bakery in Bulls.
Stainless bench, 1.8 m, upstand $280 Castors lock.
- From a café that had a good run.
- Can be tested on site.
- Three-phase where it says so.

= file-cabinet, business-office, floor, nearby
Filing cabinet, Precision, four drawers, {grey|green} $75 Keys. Slides like 1970.
Standing desk, electric, 1.6 m, bamboo top $380 Up and down without wobble.
Plan cabinet, A0, ten drawers, oak $860 From the Ministry of Works.
Typewriter, Imperial Good Companion $140 Ribbon new; ñ not needed.
Whiteboard on wheels, 1.8 m $95 Two sides of ideas.
- Office went home.
- Ground floor, wide door.
- Dust wiped.

= postbox, antiques-advertising, floor, parcel
Letterbox, cast iron, NZ Post red $190 Lock and two keys.
Enamel sign, {Champion Flour|Atlantic Petrol}, 60 x 45 $260 Chips that prove it.
Tip Top ice cream sign, tin $160 From a dairy in Milton.
Biscuit tins, {seven|nine}, Griffin’s and Hudson’s $75 Girl on the front.
Bowser globe, Big Tree, glass $680 No cracks, it lights.
- Found in a wall, a shed or my mother’s kitchen.
- Not a copy.
- Cleaned with water only.

= old-key, antiques-silver, post
Christening mugs, sterling, {two|three} $180 Names removed long ago.
Brass ship’s bell, 20 cm $240 Off a coaster that ran aground at Tīmaru.
Keys of a prison, seven, on a ring $75 Doors are gone.
Silver tea set, EPNS, with tray $140 Polished Sunday.
Candlesticks, brass, barley twist, pair $60 Threads fine.
- Marks photographed.
- No dents but one.
- It wants to be used.

= mantelpiece-clock, antiques-furniture
Mantel clock, Ansonia, strikes the hour $190 Runs a minute fast; the key hangs inside.
Grandmother clock, oak, Westminster chime $480 Weights and pendulum.
Cuckoo clock, Black Forest, works $110 It works at night, too.
Station clock, double sided, electric $620 Told time in Frankton Junction.
Kauri blanket chest, dovetailed $540 Candle box inside. @package
- Serviced by an old man in Cambridge.
- Bring blankets.
- It ticks, mind.
`
