export const shop = `
# SGN Sign-up
= Sign up with an e-mail address | An address that is not known yet
> Enter name, address and password | No field shows an error
> Open the link in the message | The account is confirmed
! high | Confirmation link opened [in a second browser/on a second device] signs in the wrong person | Sign up on a phone; Open the link on a computer where someone else is signed in | The other person's account opens. | The new account is confirmed.
! medium | Names with an apostrophe are refused | Enter "[O'Neill/D'Angelo]" as last name; Continue | The form says "Invalid characters". | The name is accepted.
= Sign up with a known address | An address that has an account
> Enter the address | The page offers to sign in
! medium | Sign-up with a known address ends in a blank page | Enter an address that has an account; Continue | A blank page opens. | The page offers to sign in.
= Password strength while typing | The sign-up form
> Type a short password | The meter says weak
! low | Strength meter calls "[password1/northwind1]" strong | Type "[password1/northwind1]" in the password field | The meter turns green. | The meter says weak.
= First order with the welcome voucher | A new account with a welcome voucher
> Put an item in the cart and open checkout | The voucher is offered
> Order | The discount is in the confirmation
! high | Welcome voucher is refused for [sale items/bundles] without saying so | Put [a sale item/a bundle] in the cart; Apply the welcome voucher | The voucher seems accepted, the total stays the same. | The page says that the voucher does not count for this item.
! medium | Welcome message arrives in English for customers of the [Spanish/Italian] shop | Sign up in the [Spanish/Italian] shop; Read the message | The message is in English. | The message is in the language of the shop.
= Sign in on a second device | An account
> Sign in on a phone and a computer | Both show the same cart
! low | Cart differs between two devices for several minutes | Add an item on the phone; Open the cart on the computer | The item appears after about five minutes. | Both carts agree after a reload.
# SRC Search
= Search for a product by name | The start page
> Type three letters | Suggestions are shown
> Press Enter | The products are listed
! medium | Suggestions ignore [accents/umlauts] | Type "[cafe/tur]" in the search field | "[café/Tür]" is not among the suggestions. | Both spellings find the product.
! high | Search for a word with a percent sign breaks the page | Type "100% cotton"; Press Enter | The page says "Something went wrong". | Products are listed.
= Filter the results | A search with more than 40 products
> Choose a size and a colour | Only products that have both are listed
! medium | Choosing a second colour [removes/doubles] the first filter | Filter by navy; Filter by green as well | [Only green products are listed/Navy products are listed twice]. | Navy and green products are listed once.
! low | Number of results does not change after filtering | Search for "shirt"; Filter by size M | The heading still says 214 results, 36 are listed. | The heading says 36 results.
= Sort the results | A search with more than 40 products
> Sort by price, lowest first | The cheapest product is first
! low | Sorting by price uses the price before the discount | Sort by price, lowest first; Compare the first ten | Reduced products stand where their old price would be. | The price to pay decides.
= Return from a product to the list | A list scrolled to the third page
> Open a product and go back | The list is where it was
! medium | Back from a product jumps to the top of the list [in Chrome/on Android] | Scroll to the third page of results; Open a product; Go back | The list starts at the top with the first page. | The list is where it was.
= Search without a result | The start page
> Search for "qwzx" | The page says that nothing was found and offers categories
! low | Empty search result suggests [discontinued/sold-out] products | Search for "qwzx"; Read the suggestions | Four [discontinued/sold-out] products are suggested. | Products that can be bought are suggested.
# PRD Product page
= Choose size and colour | A product with sizes and colours
> Choose a colour | The pictures change
> Choose a size | The stock of that size is shown
! high | Chosen size is reset when the colour changes | Choose size L; Choose another colour; Add to cart | Size S is in the cart. | Size L is in the cart.
! medium | Size guide opens in the wrong unit for the [UK/US] | Set the country to the [UK/US]; Open the size guide | The table is in centimetres only. | The table is in inches.
= Look at the pictures | A product with five pictures
> Open a picture and zoom | The picture is sharp
! low | Second picture is blurred after zooming [in/out] | Open the pictures; Zoom [in/out] on the second one | The picture stays blurred. | The picture is sharp after a moment.
! medium | Video of the product starts with sound | Open a product with a video | The video plays with sound. | The video is silent until the customer turns the sound on.
= Read the reviews | A product with more than ten reviews
> Sort by lowest rating | One-star reviews come first
! low | "Helpful" can be pressed any number of times | Open a review; Press Helpful five times | The count rises by five. | One customer counts once.
= Back-in-stock notice | A size that is sold out
> Ask for a notice | The page confirms it
! medium | Back-in-stock notice asks for the e-mail address of a signed-in customer | Sign in; Choose a sold-out size; Ask for a notice | An empty field for the address is shown. | The address of the account is used.
= Share a product | A phone
> Choose Share | The share sheet of the phone opens
! low | Shared link opens the [start page/desktop page] | Share a product with the app; Open the link on another phone | The [start page/desktop version] opens. | The product opens.
# RET Returns
= Register a return as member | A delivered order
> Choose the order and the items | The reasons are shown
> Confirm | A label can be downloaded
! critical | Return label carries the address of another customer | Register a return for two items; Download the label | The sender on the label is a person I do not know. | The sender is me.
! medium | Reason "[Too small/Arrived late]" cannot be chosen for shoes | Register a return for shoes; Open the reasons | "[Too small/Arrived late]" is greyed out. | The reason can be chosen.
= Register a return as guest | An order number and its postcode
> Enter both | The order is shown
! high | Guest return says "Order not found" for orders of the last [24 hours/weekend] | Order as a guest; Enter the number and the postcode on the next day | The page says "Order not found". | The order is shown.
! low | Order number is refused with a blank at its end | Copy the number from the message; Paste it | The page says "Order not found". | Blanks are ignored.
= Print or show the label | A registered return
> Choose Show on phone | A code is shown
! medium | Code on the phone is too dark to be scanned in dark mode | Turn on dark mode; Show the code | The code is dark grey on black. | The code is black on white.
= Refund is shown in the account | A return that was received
> Open the order | The refund and its date are shown
! high | Refund shows the amount without the [voucher/delivery costs] | Return an order that was paid with a voucher; Open the order | The refund is [higher/lower] than what was paid. | The refund is what was paid.
= Exchange for another size | A delivered order
> Choose Exchange and a size | The new item is reserved
! medium | Exchange offers sizes that are sold out | Choose Exchange; Open the sizes | Size XL is offered and then refused. | Only sizes in stock are offered.
# NWS Newsletter
= Subscribe with confirmation | An address that is not subscribed
> Enter the address | A message asks to confirm
> Open the link | The page confirms the subscription
! medium | Confirmation page of the newsletter shows the [address of the previous visitor/raw template text] | Subscribe; Open the link | The page says "Thank you, [anna@mail.example/{{first_name}}]". | The page shows my address.
= Unsubscribe | A subscribed address
> Open the link in a message | The page confirms that no more messages are sent
! high | Unsubscribing needs a sign-in | Open the link to unsubscribe in a browser that is signed out | The sign-in page opens. | The address is unsubscribed.
! low | Page to unsubscribe has no heading for [screen readers/keyboard users] | Open the page with a screen reader | The first thing read is the cookie bar. | The heading is read first.
# LOC Store locator
= Find stores near me | A phone that shares its place
> Open the store locator and allow the place | Stores are sorted by distance
! medium | Distances are in miles in [Germany/France] | Set the country to [Germany/France]; Open the store locator | Distances are in miles. | Distances are in kilometres.
! high | App closes when the place is [denied/switched off] | Open the store locator; [Deny the place/Switch the place off in the settings] | The app closes at once. | The app asks for a city instead.
= Opening hours of a store | A store
> Open the store | Today's hours are highlighted
! low | Hours highlight yesterday after midnight | Open a store at 00:10 | Yesterday's line is highlighted. | Today's line is highlighted.
= Reserve an item in a store | An item that a store has
> Reserve it | A code and a time are shown
! high | Reservation is confirmed for a store that is closed for [good/renovation] | Reserve an item in a store marked as closed | A code for pick-up is shown. | The store cannot be chosen.
# ORD Order history
= Find an old order | An account with more than 20 orders
> Search by product name | The order is listed
! medium | Orders older than [one year/two years] cannot be opened | Open My orders; Choose an order of [2024/2023] | The page says "Order not found". | The order opens.
= Download an invoice | A delivered order
> Choose Invoice | A PDF opens
! medium | Invoice as PDF has an empty second page | Download the invoice of an order with one item | The second page is empty except for a line. | The invoice has one page.
! high | Invoice of a [partly returned/split] order shows the full amount | Open the invoice of a [partly returned/split] order | The total is that of the whole order. | The total is that of what was kept and delivered.
= Track a parcel | An order on its way
> Choose Track | The place of the parcel is shown
! low | Tracking shows times in UTC | Choose Track; Compare with the page of the carrier | All times are one or two hours early. | Times are in the zone of the customer.
# L10 Localization
= Prices and numbers | The shop in the language of the test
> Read prices on five pages | Decimal sign and currency are those of the country
! medium | Prices use a point instead of a comma on the [cart/search] page | Open the [cart/search] page in the local language | Prices read "129.90". | Prices read "129,90".
= Dates and times | The shop in the language of the test
> Read dates on the order page | Day comes before month
! low | Delivery date is written month first in [messages/the app] | Place an order; Read the [message/order in the app] | The date reads "11/24". | The date reads "24.11."
= Texts fit their place | The shop in the language of the test
> Open five pages on a phone | No text is cut
! low | Text of the button is cut on the [checkout/returns] page | Open the [checkout/returns] page on a phone in the local language | The button reads "Przejdź do pł...". | The whole text can be read.
! low | Menu entry "[Gift cards/Track order]" is not translated | Open the menu in the local language | The entry is in English. | The entry is in the local language.
= Formal address throughout | The shop in the language of the test
> Read the messages of checkout | All of them use the same form of address
! low | Error messages change between formal and informal address | Leave all fields of the [address/payment] form empty; Continue | Some messages are formal, some are not. | All messages use the same form.
= Legal texts | The shop in the language of the test
> Open terms and privacy | Both are in the local language
! high | Terms and conditions are those of another country | Open the terms in the local language | The text names the law of Ireland and a Dublin court. | The terms are those of this country.
`;

export const findings = `
# GFT Gift cards
! critical | Gift card code is accepted on two orders at the same time | Open checkout in two browsers; Enter the same gift card in both; Pay both | Both orders are paid with the same balance. | The second order is refused.
! high | Balance of a gift card shows the value of [another card/the last order] | Enter a card; Check its balance; Enter a second card; Check again | The page shows the [first card's balance/total of the last order]. | The page shows the balance of the card entered.
! medium | Date of delivery of a gift card can be in the past | Buy a gift card by e-mail; Choose [yesterday/last month] as date | The order is accepted. | Only future dates can be chosen.
! medium | Preview of the card cuts names longer than [12/18] letters | Buy a gift card; Enter a long name | The name ends in the middle of a letter. | The name is shown in a smaller size or on two lines.
! low | Voice control cannot choose the amount | Say "tap fifty euros" on the gift card page | Nothing happens; the amounts have no names. | The amount is chosen.
! high | Gift card is sent twice after [a double click/the back button] | Buy a gift card by e-mail; [Double-click/Press back and choose again] Pay | Two messages with two codes arrive, one was paid. | One card is sent.
# WSH Wish list
! medium | Wish list loses its order after [sharing/sorting] | Move an item to the top; [Share/Sort] the list | The item is at the bottom again. | The order is kept.
! low | Heart stays filled after removing an item from the list | Add a product; Open the list; Remove it; Go back | The heart on the product is still filled. | The heart is empty.
! high | Shared wish list shows my [address/last name] to everyone | Share the list; Open the link signed out | My [address/last name] is shown above the list. | Only the name of the list is shown.
! medium | Adding a sold-out item to the list shows "Added to cart" | Choose a sold-out product; Press the heart | The message says "Added to cart". | The message says that it is on the wish list.
! low | List of more than [50/100] items has no end | Fill the list with [51/101] items; Scroll down | The last ten items load again and again. | Each item is shown once.
# LYL Loyalty points
! high | Points are taken although the payment failed | Pay with points and a refused card | The points are gone, the order does not exist. | The points are given back.
! medium | Points for a returned order stay in the account | Return an order; Open the points | The points of the order are still counted. | The points are taken back.
! low | History of points says "[undefined/null]" for birthdays | Open the history in the month of the birthday | The line reads "[undefined/null] points". | The line says what the points are for.
! medium | Level in the app differs from the [web/message] | Reach the silver level; Compare | The app says bronze, the [web/message] says silver. | All say silver.
`;
