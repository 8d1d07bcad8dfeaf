export const campAndField = `
= tent, sports-camping-tents, lawn, parcel, recolour
Macpac Minaret, two-person, green, all poles $320 Seam-sealed again in spring and stood through a gale on the Routeburn. Fly has one neat patch.
Coleman Instant Up, six people, stands in two minutes $210 Two Christmases at Tōtaranui. All pegs counted this morning.
Fly Creek UL1 tent, 1.1 kg with pegs $290 Te Araroa from Cape Reinga to Wellington, then my feet said no. Footprint included.
Family tent with two bedrooms, 4 x 6 m, canvas $380 Heavy, solid and quiet in the wind. Poles are numbered with paint.
Bell tent, 4 m, cotton, ground sheet $540 Stood in our garden for one birthday. No mould, no tears.
- Put up on the lawn last weekend to be sure that everything is there.
- Dried properly before it was packed away.
- Comes in its own bag, which even closes.
- A small repair kit goes with it.

= camping, sports-camping-gear, lawn
Two-burner gas cooker with stand and windshield $60 Burns evenly, hose replaced two years ago.
Camp kitchen, folding, with pantry and sink $95 Held dinners for nine at Waikawa Bay.
Dometic CFX 35 portable fridge, 12 V $620 Keeps the milk cold for four days on the second battery.
Set of four folding chairs and a table $70 One cup holder is torn. The table seats six if they like each other.
Trangia 25 with kettle and Billy handle $85 The spirit cooker that always works. Strap and all parts.
- Cleaned of the last of the sand.
- We bought a caravan, so the camping things go one by one.
- Used for two weeks a year, at most.
- Everything in the picture is included, and nothing else.

= backpack, sports-camping-packs, parcel, recolour
Macpac Torlesse, {50|65} litres, size 2 $160 Aztec canvas, as good as it was but darker. All buckles close.
Osprey Aether 70 with rain cover $190 Four Great Walks. Hip belt can be moulded to you.
Day pack, Cactus Henry, 30 litres, made in Christchurch $110 Goes to lectures and up Avalanche Peak. One strap re-stitched by Cactus themselves.
Child carrier, Deuter Kid Comfort, sunroof $240 Carried two of them up to Rangipō and never a complaint, from the pack.
School bag, {navy|maroon}, orthopaedic back $35 Replaced after a year as the school changed the colour.
- Emptied of the last muesli bar.
- Zips run, nothing is frayed.
- Washed by hand and aired.
- Adjusts from about 1.60 to 1.90 m.

= hiking-boot, sports-camping-gear, parcel
Scarpa SL Active, size {42|43|44}, resoled $190 Vibram soles put on new in Wellington last year. Leather waxed every trip.
Lowa Renegade women’s {38|39|40}, worn twice $165 Beautiful boots for somebody with a narrower heel.
Children’s tramping boots, size 34 $40 Did the Tongariro Crossing once, with complaints.
Meindl hunting boots, 45, Gore-Tex $210 Broken in on tahr and still waterproof.
Gaiters, canvas, long, with new straps $45 Mud of the Tararuas brushed off as far as possible.
- No cracks where the toes bend.
- New laces, spare pair in the box.
- Selling as the doctor wants me in trail shoes.

= flashlight, sports-camping-gear, post
Petzl Actik Core headlamp, USB charged $55 450 lumens, enough to find the hut and then the toilet.
Big Jim 6 V torch, the red one $30 Every bach had one. New battery, works.
LED Lenser P7, focusing, in pouch $50 Throws its light across a paddock.
Tilley lamp, brass, with spare mantles $140 Burns bright and hisses as it should. Pumped and tested last week.
- Batteries included.
- Kept for emergencies that never came.
- Works.

= compass, sports-camping-gear, post
Silva Ranger compass with mirror $45 Set for our declination, which matters down here.
Garmin inReach Mini 2, satellite messenger $360 Reset and ready for your own plan. Small scratch on the edge.
Ship’s compass, brass in a gimbal, Sestrel $320 From a fishing boat in Bluff. The card still swims freely.
ResQLink PLB, battery until {2028|2029} $290 Never set off, thank goodness. Registration can be moved to you.
- It points north.
- Screen and glass without cracks.
- With its manual and lanyard.

= rugby-football, sports-rugby, post
Match ball, Gilbert, signed by a provincial team $180 Won at the club’s quiz night. Twenty-two names, most can be read.
Junior rugby boots, size {3|4|5}, cleaned $30 One season on the wing.
All Blacks jersey 1995, Canterbury, size L $260 Cotton, white collar, no stains. It has been in a drawer since the final.
Kicking tee, two balls and a pump $35 For the ones who practise after practice.
Rugby League tour programme 1988 and ticket stub $45 Kiwis against Great Britain in Christchurch, water mark on the back.
- From a family with more boots than feet.
- Kept out of the sun.
- Go the underdogs.

= cricket-game, sports-cricket
Gunn & Moore bat, English willow, 2 lb 9 $190 Knocked in and oiled. Twelve hundred runs, some of them good.
Junior cricket set with pads, gloves and bag $75 Age nine to twelve. Pads fit left or right.
Backyard set: plastic stumps, bat, five tennis balls $25 Approved by the neighbours, mostly.
Signed bat from Eden Park, 1992 $420 Bought at a charity dinner. Letter of the club goes with it.
Kookaburra keeping gloves, men’s $65 Palms are soft and dry.
- Washed and aired after the season.
- Ready for Saturday.
- The bag has a small tear.

= basketball, sports-netball-basketball
Spalding TF-1000 basketball, indoor $55 Grips better than new.
Hoop and backboard on wheels, 2.4 to 3 m $190 Fill the base with water and play. Net replaced.
Gilbert netball, size 5, school logo $20 Holds its air.
Nike basketball shoes, US {10|11}, worn indoors $85 One tournament in Rotorua.
- Pump thrown in.
- Outgrown the driveway.
- Marks on it, bounce is fine.

= tennis, sports-racket, post
Wilson Clash 100, grip {2|3}, restrung in spring $140 Easy on the elbow, which is why I bought it.
Two Babolat junior rackets, 23 and 25 inch $50 Both with covers and a can of red balls.
Wooden racket, Slazenger, in its press $60 Gut strings, one gone. As played at the Kelburn club in 1965.
Squash racket, Dunlop, and goggles $45 Court fees got me in the end.
Ball machine, holds 120, remote control $620 Does not tire and has no opinions. Battery lasts two hours.
- Frame without cracks.
- New grip on it.
- Happy to have it looked at.

= ping-pong, sports-racket, floor, pickup
Table tennis table, folds, on wheels, with net $210 Top is flat, one corner chipped by a suitcase.
Butterfly bat and case, carbon $85 Rubber is fresh, glued in October.
Four bats, net and thirty balls $30 Turns any table into a match.
Outdoor table tennis table, aluminium top $320 Stands the weather on the deck.
- It has to leave the garage as a car moves in.
- Two people carry it with ease.
- The kids left home, the table did not.

= badminton, sports-racket, post
Yonex Nanoray pair with bag and shuttlecocks $70 Strung at 24 lb, no broken strings.
Garden badminton set, net on poles $40 Ready for the Christmas match against the in-laws.
Badminton racket, Li-Ning, 82 g, nearly new $65 Too light for my style, which is tennis.
- Feathers and plastic shuttles included.
- Grips replaced.
- Little used.

= flag-in-hole, sports-golf
Half set of Ping irons, 5 to wedge, regular $320 Grips are two rounds old. Green dot.
TaylorMade driver, 10.5 degrees, head cover $240 Longer than I am straight.
Golf trundler, folds flat, cup holder $75 New tyres. Holds an umbrella in the wind of Paraparaumu.
Ladies’ set in a {teal|white} bag, graphite shafts $280 Ten clubs and putter, played nine holes a week.
Box of 100 balls found in our creek $45 Sorted and washed; Titleists on top.
- The handicap is not included.
- Cleaned groove by groove.
- Bag has a broken zip on the smallest pocket.

= boxing-glove, sports-gym
Boxing gloves 12 oz and focus pads $55 Twelve weeks of corporate boxing, then the fight, then the couch.
Heavy bag, 40 kg, chain and wall bracket $140 You need a beam and understanding neighbours.
Adjustable dumbbells, {2 to 24|3 to 32} kg each $360 Click, lift, put back. Trays are included.
Concept2 rower, model D, PM5 $1250 1.9 million metres, chain oiled every month. Splits into two parts for the car.
Spin bike with screen holder $310 Quiet enough for evenings.
Yoga set: mat, blocks, bolster and strap $50 Mat wiped down and aired.
- The room becomes a nursery.
- Heavier than it looks.
- No rust, no squeaks.

= soccer-ball, sports-netball-basketball, post
Size 5 match ball, Nike Premier $35 Used for half a season.
Pop-up goals, pair, in bag $40 Stands in ten seconds, folds in ten minutes.
Football boots, Puma, size {7|8|9} $60 Firm ground, studs have life.
Shin pads, socks and ball for under-tens $25 A whole starter’s kit.
- Cleaned.
- Changed to hockey.
- No tears.
`
