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
Cribbage board, rātā, brass pegs $35 Fifteen two and the rest is four.
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
