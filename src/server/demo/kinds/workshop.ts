export const workshop = `
= toolbox, building-tools-hand
Cantilever toolbox, full, from a retired fitter $160 Spanners in both systems, files with handles, a rule from 1958.
Stanley planes No. 4 and No. 5, tuned $140 Soles flat, irons sharp; shavings in the box as proof.
Engineer’s chest, seven drawers, felt $190 Key works. Smells of cutting oil.
Bahco socket set, 94 pieces, all there $120 Counted twice.
Tin of taps and dies, {metric|Whitworth} $75 Wiped with oil, two are broken and marked.
- From a tidy shed in Ashburton.
- Dad’s tools; they should work again.
- Rust brushed off and oiled.

= hammer, building-tools-hand
Framing hammer, Estwing, 22 oz $45 Blue grip has hardened a bit.
Blacksmith’s anvil, 70 kg, on a stump $480 Rings. Edges good on the long side.
Set of five panel beating hammers and dollies $110 Faces polished.
Sledge, maul and three wedges $60 New handles of hickory.
- Handles tight.
- One careful hand.
- Hits what you aim at.

= carpentry-saw, building-tools-hand
Disston D-8 rip saw, sharpened, 26 inch $75 Straight plate, etch visible.
Japanese saws, three, with spare blades $60 They cut on the pull, which takes a day to learn.
Two-man crosscut saw from a Waipoua camp $190 Teeth set right. It hung in the pub.
Mitre saw, Nobex, blade new $85 Cuts a frame without a gap.
- Sent with the teeth in a split hose.
- Handles smooth from use.
- Sharpened by somebody who still can.

= screwdriver, building-tools-power
Makita 18 V drill and driver, two batteries $190 Chucks run true.
Festool track saw TS 55, {1.4|1.9} m rail $620 Blade has twenty sheets on it.
Milwaukee impact wrench, half inch $240 Undid what nobody could.
Router, Triton, with table plate $160 Box of sixteen bits.
Orbital sander, Bosch blue, bag $70 Dust goes where it should.
- Charger and case included.
- Site use, but mine.
- Brushes replaced.
- Cord is whole.

= clamp, building-tools-workshop
Eight sash clamps, {900|1200} mm $140 Record, bars straight.
Bench vice, Dawn, 6 inch, swivel $180 Jaws new.
Workbench of beech, two vices, dog holes $420 Top planed flat in spring. Comes apart with four bolts.
Wood lathe, 1 m between centres, chisels $560 Turned every bowl in our family.
Bandsaw, 14 inch, three blades $480 Tyres and guides new, cuts veneer.
- In use until the day it goes.
- Heavy: bring a mate.
- Workshop is being let.

= wrench, building-plumbing
Ridgid pipe wrenches, four sizes $95 The 36 inch one included.
Copper pipe, 15 mm, 22 lengths and fittings $130 Left over from a villa.
Hot water cylinder, 180 l, stainless, hardly used $280 Went solar.
Laundry tub with cabinet, new tap $75 Dent behind, where nobody looks.
- All drained.
- Fittings counted and bagged.
- Certified people know what to do with it.

= axe, business-forestry, floor
Felling axe, hickory, head by {Plumb|Kelly} $75 Hung new and ground by hand.
Stihl MS 261, bar 16 inch, chaps size L $480 Serviced; starts without swearing.
Racing axe, in its box, from a wood-chopping family $320 Tuatahi, made in Masterton. For knowing hands.
Log splitter, 7 t, electric $360 Split four winters’ wood.
- Sharp; sent with a mask.
- From a farm near Tokomaru.
- Chain and file included.

= ladder, building-tools-ladders, floor, pickup
Extension ladder, fibreglass, 6.5 m $240 Rated 150 kg. Feet are new.
Orchard ladder, three legs, 2.4 m $140 Stands on any slope.
Scaffold tower, aluminium, two levels $680 Painted a villa and a church.
Library steps of rimu with a pole $190 Comes from a lawyer who could reach.
- Locks click, rungs straight.
- On my roof rack it goes within 20 km of here.
- Painting done.

= nut-and-bolt, building-fixings
Box of coach screws, bolts and washers, 14 kg $40 Sorted by length; a life’s work.
Brass hinges, villa type, twelve pairs $95 Boiled free of paint.
Rim locks with keys and porcelain knobs, five $180 Oiled and working.
Kitchen handles, {black|brass}, 24 $45 Ordered twice, my fault.
- In tins with labels.
- Screws included.
- Weighed on kitchen scales.

= paintbrush, building-paint
Resene paint, ten litres, {Half Alabaster|Sea Fog} $75 Tinted too much. Never opened.
Airless sprayer, Wagner, cleaned $280 Did one house and a fence.
Wallpaper, William Morris, four rolls $140 Same batch.
Linseed oil paint, five tins, from Sweden $160 For old weatherboards.
- Kept from frost.
- Sticks of stir included.
- Test card photographed in daylight.

= tractor, business-farm-fencing, lawn, pickup
Massey Ferguson 35, 1962, diesel $4800 Starts from the seat. New front tyres. Bucket fits.
Waratah fence posts, 60, and standards $280 Straight enough.
Electric fence unit, solar, Gallagher $320 Keeps a bull’s attention.
Farm gate, 3.6 m, galvanised, with hinges $140 Only gate between us and the neighbour; we get on now.
Trough, concrete, 600 l, with valve $120 A hole was never a topic.
- Bring a trailer with a ramp.
- Shown running.
- Sold the back paddock.

= safety-vest, clothing-workwear, post
Swanndri bush shirt, {olive|red check}, size L $75 Made in New Zealand label. Two winters of deer.
Steel-cap boots, Blundstone, {8|9|11} $60 Safety is fine, the left heel is a bit down.
Oilskin coat, long, for riding $130 Rewaxed in March.
Hi-vis wet weather set, new with tag $45 Ordered for a job in Huntly that fell through.
Overalls, cotton, four pairs $50 Washed at 60.
- True to size.
- Clean, I promise.
- Lots of seasons left.
`
cat > wardrobe.ts <<'E'
export const wardrobe = `
= dress, clothing-women-dresses, post, recolour
Karen Walker silk dress, size {8|10|12} $120 Worn to two weddings, neither mine.
1960s cocktail dress, brocade, size 10 $85 Label of a Queen Street dressmaker. Metal zip runs.
Linen dress, Kowtow, {rust|black}, S/M $75 Pockets. That is all one needs to know.
Ball dress, navy, fits 12, full skirt $95 For the school ball; dry-cleaned since.
Puletasi in {blue|green}, hand-printed, size 14 $60 Sewn in Māngere for White Sunday.
- Smoke-free, cat-free wardrobe.
- Washed by hand.
- No marks, I held it to the window.
- Measurements on request.

= wedding, clothing-wedding, parcel
Lace wedding dress, size 10, cathedral veil $480 Made by a seamstress in Havelock North; cleaned and boxed.
Three-piece suit, Barkers, 42R, charcoal $180 Married in it, promoted in it, outgrew it.
Bridesmaid dresses, four, sage, {8 to 14} $160 Altered, with spare fabric.
Flower girl dress and basket $45 A spot of ice cream came out.
Wedding set: 120 m of fairy lights, signs, 40 jars $140 Ours was on a farm in Wharepapa South.
- The day was lovely.
- Comes in its box.
- Try it on in our hall, the mirror is tall.

= womans-clothes, clothing-women-tops, post, recolour
Merino tops, Icebreaker, three, size {S|M} $70 No moth, no pilling.
Silk blouse, made in Hong Kong, 1970s $45 The bow ties itself.
Hand-knitted Fair Isle jersey, size 12 $95 From the pattern of a lighthouse keeper’s wife.
Zambesi top, asymmetric, size 2 $110 Black, of course.
- From a wardrobe that is being halved.
- Fits a person of 1.68 m.
- Folded, never hung.

= coat, clothing-women-jackets, parcel, recolour
Wool coat, camel, size {10|14}, lined $120 Lining new in spring. Warm down to Gore.
Puffer, Kathmandu Epiq, women’s 12 $95 Down still lofts.
Trench, Burberry of the eighties, 12 $340 Belt and buttons complete.
Raincoat, yellow, Cactus canvas $85 Keeps Wellington outside, most days.
- Dry-cleaned.
- Pockets emptied of bus tickets.
- Sleeves shortened by 2 cm.

= jeans, clothing-men-trousers, post
Levi’s 501, W{32|33|34} L32, faded right $55 Fades come from me.
Nudie jeans, mended at the knee with sashiko $65 Fifty hours of wear and one of stitching.
Moleskins, R.M. Williams, 34 $60 For the A and P show.
Walk shorts and long socks, 1975 $40 The full civil servant.
- Inside out, cold, on the line.
- Hem is original.
- I am no longer that shape.

= t-shirt, clothing-men-tops, post, recolour
Band T-shirts, five, {Shihad|The Bats|Fat Freddy’s Drop} on top $60 Cotton thin as memory.
Rugby jersey, club, 1980s, heavy cotton, L $45 Number on the back was sewn on by mum.
Huffer hoodie, grey, XL $40 Cord is there.
Aloha shirts, two, real coconut buttons $50 For Fridays in the office.
- Gentle wash.
- No holes under the arms.
- Price is for all.

= coat, clothing-men-jackets, parcel
Leather jacket, size {40|42}, broken in $160 From a motorcyclist in Kaikōura; lining is whole.
Harris tweed jacket, 44, elbow patches $95 Could teach geography.
Macpac rain jacket, M, Pertex $140 Re-proofed, beads like new.
Naval greatcoat, 1956, wool, huge $120 Buttons with anchors; weighs 3 kg.
- Aired in the sun.
- Zip runs.
- Sold as the weather in Brisbane asks for less.

= mans-shoe, clothing-men-shoes, post
Loake brogues, {8|9.5}, oak-soled $140 On trees since new.
R.M. Williams boots, 9G, chestnut $260 Resoled once by the maker.
Nike Air Max 90, US {10|11} $75 Worn on carpet.
Jandals, kauri soled, art piece, never worn $45 They hurt.
- Polished for the photo.
- Box included.
- Heels even.

= high-heeled-shoe, clothing-women-shoes, post, recolour
Minnie Cooper heels, {37|38|39}, made in Auckland $85 Leather soles, danced on once.
Doc Martens, cherry, UK 5 $95 Broken in by somebody else, the kind way.
Kumfs sandals, 40, {tan|navy} $40 For long walks on hard floors.
Dance shoes, satin, 38, suede soles $45 Ceroc, weekly, for a year.
- Fits narrow feet.
- Little wear, see the soles.
- Sent in a box, not a bag.

= running-shoe, sports-gym, post, recolour
Hoka Clifton, women’s US {8|9}, 60 km $95 Wrong arch for me.
Trail shoes, Salomon, men’s 44 $75 Kepler mud washed out.
Spikes for track, junior 5 $30 New needles in the bag.
- Aired.
- Insoles are new.
- Laces too.

= handbag, clothing-bags, post, recolour
Leather satchel, saddle stitched, by a {Nelson|Raglan} maker $160 Gets better by the year.
Deadly Ponies bag, black, dust bag $280 Corners without wear.
Kete, muka and dyed harakeke, fine weave $190 Made by a weaver of Te Tai Tokerau; name given to the buyer.
Crochet bag of the seventies $30 Carried onions, now carries books.
- No scent, no marks inside.
- Strap adjusts.
- Proof of purchase is here.

= briefcase, clothing-bags, parcel
Doctor’s bag, cow hide, brass lock, 1930 $180 Initials H.M.B.; he delivered half of Waimate.
Brown briefcase, made in Christchurch $65 Codes are 000.
Laptop bag, waxed canvas, {13|15} inch $70 Rain-tested on the ferry.
- Handle sewn new.
- Smells of leather, not of cellar.
- Fits a folder and a lunch.

= luggage, travel-gear, parcel, recolour
Suitcase, Samsonite, {67|75} cm, four wheels $110 To Europe and back twice.
Globe-Trotter case, 1955, cream, stickers $240 P&O, Suva, Southampton.
Carry-on, Kathmandu, 40 l $75 All zips.
Camera trunk, aluminium, foam cut by you $95 Sat on at many airports.
- Wheels turn, handle locks.
- Code reset.
- We travel lighter now.

= sunglasses, clothing-vintage, post
Ray-Ban Wayfarer, 1980s, B&L lenses $160 Hinge tight, no scratches in view.
Le Specs, {tortoise|black} $30 Case inside.
Cat eye frames, rhinestones, for your lenses $65 Never worn outside of the mirror.
Snow goggles, two lenses, Oakley $90 Foam is fresh.
- Cleaned.
- Screws tightened.
- Posted in a hard case.

= top-hat, clothing-vintage, post
Top hat, silk, London, size {7|7¼} $260 In its leather bucket.
Akubra Cattleman, 58, fawn $110 Sweat band is clean; barely.
Pāua and feather hat pin set $40 Five, in a velvet roll.
Beret, scarves and gloves, a drawerful $35 Twelve pieces, take all.
Panama, rolled in its tube $70 From Ecuador, by way of a cousin.
- Brushed and steamed.
- Sent in a hat box.
- For the Cup, or for the cat.

= kimono, clothing-vintage, post, recolour
Silk kimono, cranes on {indigo|plum}, lined $180 From a shop in Kyoto; folded in paper.
Haori jacket, black with a painted lining $95 The best is inside.
Sari, {peacock|maroon} silk, six metres, gold edge $120 Worn to one Diwali in Eden Park.
Korowai-style cloak for graduation, feathers $240 Made by my aunt; hired out since, now for sale.
- Stored with cedar.
- No pulls.
- I will show you how to wear it.

= ring, jewellery-rings, post
Gold signet, 9 ct, Birmingham 1921 $320 Initials worn to a whisper.
Sapphire and diamonds, 18 ct, size {M|N|O} $980 Valued in 2022, paper included.
Silver band, fern engraved, made in Kaikōura $75 Size can be changed.
Eternity ring, six small diamonds $540 It wasn’t. The ring is fine.
- Hallmarks photographed.
- Cleaned by the jeweller in town.
- Sent insured.

= gem-stone, jewellery-pounamu, post
Pounamu toki, {kawakawa|īnanga}, 70 mm, plaited cord $260 Carved in Hokitika; the artist’s card comes with it.
Hei matau of whale bone, 1970s $180 With its paper, carved by hand.
Koru pendant, kahurangi stone, small $320 Translucent, held to the sun.
Raw pounamu, 1.4 kg, from a licensed source $240 Tag and origin stated.
Earrings of pāua and silver, {round|drop} $45 Never worn, I don’t have the holes.
- Blessed before it goes, if you wish.
- Cord replaced.
- The carver’s name is known to me.
- A gift box goes with it.

= watch, jewellery-watches-wrist, post
Omega Seamaster, 1964, steel, runs $980 Serviced in 2021. Dial has turned to cream.
Seiko 5, {blue|black} dial, automatic $110 Keeps time to a few seconds.
Casio digital, 1986, works, light works $55 New battery. It played Für Elise.
Tissot PRX, box and papers $420 Links removed are in the bag.
Pocket watch, silver, Waltham, with fob $220 Given for forty years on the railways, engraved.
Garmin Forerunner 245 $190 Reset. Band new.
- Crystal without cracks.
- Not opened by me.
- Posted in foam, signed for.
`
cat > shelves-and-toys.ts <<'E'
export const shelvesAndToys = `
= books, books-fiction, post
Janet Frame, eleven paperbacks, first editions among them $120 Owls Do Cry with the jacket by a friend of hers.
Crime: Ngaio Marsh, complete in green Penguins $95 Thirty-two; one has been in a bath.
The Lord of the Rings, three volumes, 1966, jackets $240 Maps fold without tears.
Box of science fiction, {40|55} paperbacks $60 Le Guin on top, Perry Rhodan at the bottom.
Patricia Grace, Witi Ihimaera, Keri Hulme: nine $75 The Bone People is a Spiral edition.
- Dry and upright, a few names inside.
- Postage for books is cheap and slow.
- Read once, with clean hands.
- From a shelf that has to fit a flat.

= green-book, books-non-fiction-new-zealand, post
Dictionary of the Māori Language, Williams, 1957 $55 Notes of a student in pencil.
Buller’s Birds, 1967 reprint, large $85 All plates; one loose.
Edmonds Cookery Book, five editions $60 Oldest from 1951, with butter.
Te Ara of a town: histories of {Thames|Westport|Ōamaru} $40 Local printers, lovely maps.
Moa hunters, Mountains, Mines: eight bush histories $70 Includes one signed.
- Jackets protected.
- Ex-library marked where it is.
- A good home on my side ends here.

= orange-book, books-children, post
Hairy Maclary, all the first ten, hardback $75 Loved, whole, two with names.
Margaret Mahy, signed, {A Lion in the Meadow|The Witch in the Cherry Tree} $95 Signed in purple ink at a school in Governors Bay.
Harry Potter, seven, paperback set $45 Spines say read.
Pukapuka Māori for under-fives, twelve $40 Sturdy board books.
School Journals, 1950s, sixty of them $160 Woodcuts by people who became famous.
- No scribbles, which is a wonder.
- Smoke-free house, sticky only in parts.
- One bundle, no splitting.

= blue-book, books-textbooks, post
Gray’s Anatomy for Students, {third|fourth} edition $60 Highlighted up to the knee.
Law: contract, torts, property, three books $110 For the first year, with luck.
NCEA level 2 study guides, six $30 Answers at the back, untouched.
Organic Chemistry, Clayden $65 The molecules are well.
- Pages complete.
- Passed with it.
- Pick-up at campus works.

= notebook-with-decorative-cover, books-rare, post
Cook’s voyages, atlas volume, facsimile $190 Folio. Bring arms.
Family Bible, 1874, Welsh, clasps $85 Births in three inks.
First edition of Sir Edmund’s High Adventure, signed $540 With the ticket of a lecture in Papakura.
Album of photographs, Rotorua, 1890s, 42 prints $620 Some by Pulman, captioned in white.
- Collated by me.
- Spine firm.
- Wrapped in acid-free paper.

= newspaper, books-magazines, post
NZ Listener, 1983, complete year $40 Crosswords mostly done.
National Geographic 1960 to 1990, in slip cases $60 You carry.
Stack of Rip It Up, {32|48} issues $120 With the giveaways.
Woman’s Weekly, coronation number 1953 $25 Recipes for a nation.
- Kept flat.
- Some rubbed corners.
- For readers and for cutters.

= teddy-bear, toys-dolls
Bear, growler, 1950s, one ear mended $75 Belonged to my mother. The ear was sewn back on in 1971.
Steiff bear with button, 35 cm $180 Sat on a wardrobe.
Rag dolls, hand made, pair, {with|without} swag $40 From the WI stall in Ōtāki.
Crate of soft toys, washed $25 Two pandas, one kea, several unknown.
Porcelain doll, Germany, sleeps $160 Hair re-set, eyes move.
- Washed at 30, dried on the line.
- No longer needed at night.
- Goes best to a child.

= nesting-dolls, toys-dolls, post
Matryoshka, ten pieces, signed $55 Last one is the size of a rice grain.
Kokeshi, five, wooden $70 Painted in Sendai.
Doll’s house, three floors, lights $240 Built by grandad, wallpapered by gran. Furniture in a box.
Puppets for a theatre, eight $60 Punch has been repaired.
- Not a chip.
- Kept in a cabinet.
- Sold with a heavy heart.

= puzzle-piece, toys-games-puzzles, post
Five 1000-piece puzzles, counted $30 All pieces, we counted in lockdown.
Catan with {Seafarers|Cities and Knights} $55 Cards sleeved.
Crokinole board, maple, 66 cm $160 Made in Motueka.
Wasgij and Ravensburger, eight boxes $50 One has a hand-made piece.
Escape room in a box, three, reset $35 Nothing was cut.
- Complete as far as two adults can tell.
- Rules in the box.
- Rainy weekends guaranteed.

= chess-pawn, toys-games-puzzles, post
Chess set, {rimu and kauri|bone}, hand turned $140 Board has a drawer each side.
Staunton set, weighted, 1950s $110 One bishop re-felted.
Chess computer Mephisto $85 Beat me for ten years.
Chess clock, Garde, wood $45 Ticks for two.
- All thirty-two.
- King 95 mm.
- Queen on her own colour.

= game-die, toys-games-puzzles, post
Dungeons & Dragons starter set and dice $45 One campaign, unfinished.
Warhammer army, painted, 60 figures $260 Painted with a three-hair brush.
Pokémon cards, 400, binder $160 Eleven shine.
Monopoly, {Wellington|New Zealand 1960s} $40 Lambton Quay on dark blue.
- Dice are fair.
- Sorted.
- Grown-up owner, mostly.

= mahjong-red-dragon, toys-games-puzzles
Mahjong, bone and bamboo, leather case $190 144 tiles and four winds; spare flowers.
Rummikub and Backgammon in cases $35 Felt is green.
Cribbage board of whale ivory look, plastic $20 15-2 and the rest is four.
- Rules in three languages.
- Played on Sundays.
- Nothing missing.

= racing-car, toys-model-cars, post
Fun Ho! cast cars, six, Inglewood $140 Paint as played.
Matchbox, 70 of the sixties, case $160 Four with boxes.
Scalextric, two lanes, four cars $120 Cleaned braids, it flies.
Model of McLaren M8, 1:18 $85 In orange, what else.
- From a loft in Palmerston North.
- Axles straight.
- Boxes photographed.

= locomotive, toys-model-trains, parcel
Hornby O gauge, clockwork, tinplate $240 Winds and goes; key there.
NZR Ka in {S|Sn3½} scale, scratch built $680 Two years of evenings.
Märklin starter with 12 m of track $190 Runs round a Christmas tree.
Brio, two crates, bridge and ferry $75 Teeth marks on one.
- Tested on a board.
- Track clean.
- Grandchildren play with phones.

= kite, toys-outdoor, post, recolour
Stunt kite, two lines, 1.8 m $45 For Lyall Bay in a northerly.
Manu tukutuku, toetoe frame, made at a workshop $85 It flies, and looks better on a wall.
Trampoline, 10 ft, net, dismantled $110 Springs bagged by the dozen.
Swing ball, petanque and quoits $40 The whole summer.
- No rips.
- Winders included.
- Just add wind.

= playground-slide, toys-outdoor, lawn, pickup
Slide, 2.2 m, {green|yellow}, with ladder $85 Polished by bottoms.
Swing set, timber, two swings and a bar $180 Dismantled, bolts in a tin.
Sandpit shell with lid and diggers $40 Sand not included, though you’ll find some.
Go-kart, pedal, Berg $160 Brakes better than its drivers.
- Youngest started school.
- Hosed down.
- Easy to put up with one helper.

= robot, toys-radio-controlled, post
Lego Technic excavator, remote, complete $140 Built twice, bagged by number.
Tin robot, Japan, 1960s, walks $160 Sparks in the chest.
RC buggy Tamiya, two batteries $110 Faster than the dog.
Lego by weight, 6 kg, washed $160 Sorted by the patience of a child.
Meccano No. 8 in box $120 Instructions and rust-free.
- Batteries not included.
- It does what the box says.
- All parts checked.

= rocket, toys-blocks, post
Lego Saturn V, built once, box $160 1,969 pieces. That’s a joke by Lego.
Duplo, two tubs, farm and train $60 Disinfected.
Model rockets, three, pad and igniters $75 Highest: lost.
Magnetic tiles, 120 $80 Best toy in this house.
- Counted.
- From careful hands.
- Comes in a tub.

= sauropod, toys-dolls, post
Schleich dinosaurs, {14|18}, and a volcano $55 T. rex has a scar.
Farm animals, Britains, lead, 40 $110 Paint as found.
Moa skeleton model of plywood, 60 cm $45 Cut in Christchurch, glue not needed.
- Washed.
- A museum in a box.
- Roaring not included.
`
cat > household-and-rest.ts <<'E'
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
High chair, Stokke Tripp Trapp, {red|natural} $190 Baby set and cushion.
Mountain Buggy, all terrain, storm cover $280 Tyres are new. Did the Hutt river every day.
Cot and mattress, converts, Mocka $140 Paint without teeth marks.
Capsule with base, expires {2029|2030} $160 Never in an accident.
- Baby has become a person.
- Everything washed without perfume.
- Manual included.
- From a family of two, so it is used, but well.

= shopping-cart, baby-prams, floor, pickup
Pram, Silver Cross, coach built, navy $240 Springs as on a Rolls.
Bugaboo Fox with carrycot $480 Fabrics washed, chassis wiped.
Bike trailer for two, Thule Chariot $620 With ski set.
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

= tractor, business-catering, floor, pickup
Coffee machine, two groups, La Marzocco Linea $4200 Serviced; comes with the grinder.
Pie warmer, 60 pies, light $160 Fed the touch club.
Bread mixer, Hobart, 20 l $980 Out of a bakery in Bulls.
Stainless bench, 1.8 m, upstand $280 Castors lock.
- From a café that had a good run.
- Can be tested on site.
- Three-phase where it says so.

= file-cabinet, business-office, floor, pickup
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
Kauri blanket chest, dovetailed $540 Candle box inside.
- Serviced by an old man in Cambridge.
- Bring blankets.
- It ticks, mind.
`
sed -i 's/^= tractor, business-catering/= hot-beverage, business-catering/' household-and-rest.ts
date; wc -l *; grep -c '^= ' *; grep -hc ' \$[0-9]' * | paste -sd+ | bc
