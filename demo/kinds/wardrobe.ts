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
Hei matau of beef bone, carved by hand $130 By a carver in Gisborne, on a lashing he showed me how to tie.
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
