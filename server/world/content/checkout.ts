/** In the notation of parse.ts. */
export const checkout = `
# CRT Cart
= Cart keeps items after sign-in | An account with an empty cart
> Put two items in the cart while signed out | The cart shows 2 items
> Sign in from the cart page | The same 2 items are in the cart
! high | Items added before sign-in disappear after signing in with [Google/Apple] | Put two items in the cart while signed out; Choose Sign in and continue with [Google/Apple]; Open the cart | The cart is empty after sign-in. | The two items are still in the cart.
! medium | Cart badge shows 0 until the page is reloaded | Put an item in the cart; Sign in; Look at the cart badge in the header | The badge shows 0, although the cart page lists the item. | The badge shows 1 right after sign-in.
= Remove the last item empties the cart | A cart with one item
> Open the cart and choose Remove | The item leaves the list
> Read the page | The page says that the cart is empty and offers the shop
! low | Empty cart still shows the delivery [estimate/costs] of the removed item | Put one item in the cart; Open the cart; Choose Remove | The page says the cart is empty, but the delivery [estimate/costs] below stays. | Nothing but the empty state is shown.
! medium | Undo after removing brings the item back without its [size/colour] | Put a shirt in size M and colour navy in the cart; Remove it; Choose Undo in the message | The item is back, but its [size/colour] is empty and checkout is refused. | The item comes back as it was.
= Change the quantity of an item | A cart with one item that is in stock
> Set the quantity to 3 | The line total is three times the price
> Set the quantity to 0 | The item is removed
! medium | Line total is wrong after changing the quantity quickly | Open a cart with one item; Press + four times within a second | The quantity reads 5, the line total is that of 3 items. | The line total always belongs to the quantity shown.
! low | Quantity field accepts [negative numbers/letters] until it loses focus | Open the cart; Type [-2/abc] in the quantity field | The field shows [-2/abc] and the total reads "NaN". | The field accepts whole numbers from 1 only.
= Voucher applies once only | A cart above 50 euros; a voucher code
> Enter the voucher and choose Apply | The discount is shown once
> Enter the same voucher again | A message says that it is already in use
! critical | Voucher [WELCOME10/SPRING15] can be applied again after a reload | Apply the voucher; Reload the cart page; Apply the same voucher again | The discount is taken twice from the total. | The second attempt is refused.
! medium | Error for an expired voucher is shown in English on the [German/French] page | Switch the shop to [German/French]; Enter an expired voucher | The message "Voucher expired" is in English. | The message is in the language of the page.
= Cart warns when an item sells out | A cart with an item whose stock reaches 0
> Reload the cart | The line says that the item is sold out
> Choose Check out | Checkout asks to remove the item first
! high | Sold-out item can still be paid for | Put the last item of a product in the cart in two browsers; Buy it in the first; Check out in the second | The order is accepted and confirmed by e-mail. | Checkout says that the item is sold out.
! low | Sold-out notice overlaps the product picture on [narrow screens/small phones] | Open a cart with a sold-out item at a width of 360 pixels | The red notice covers half of the picture and the name. | The notice stands below the name.
= Save an item for later | A cart with two items, signed in
> Choose Save for later on one item | It moves to the saved list
> Choose Move to cart | It is back in the cart
! medium | Saved items are lost after signing out and in again | Save an item for later; Sign out; Sign in; Open the cart | The saved list is empty. | The saved item is still listed.
= Delivery estimate for a postcode | A cart with one item
> Enter a postcode and choose Estimate | A delivery date and price are shown
! medium | Delivery estimate refuses [Austrian/Swiss] postcodes | Choose [Austria/Switzerland] as country; Enter [1010/8001]; Choose Estimate | The form says "Enter a 5-digit postcode". | Four digits are accepted for this country.
# DLV Delivery
= Enter a new delivery address | A cart with one item
> Fill in all fields of the address | No field shows an error
> Continue | The delivery options open
! high | Address form clears itself when the country is changed | Fill in name, street and city; Change the country | All fields are empty again. | Only fields that differ by country are cleared.
! medium | House number with a letter is refused | Enter "[12a/7 B]" as house number; Continue | The form says that only digits are allowed. | Letters in house numbers are accepted.
= Choose a pick-up point | A cart with one item
> Choose Pick-up point and enter a postcode | A map and a list of points are shown
> Choose a point | Its address is the delivery address
! high | Map of pick-up points stays grey [in Safari/on tablets] | Choose Pick-up point; Enter a postcode; Wait | The list loads, the map area stays grey and its zoom buttons do nothing. | The map shows the points.
! low | Opening hours of pick-up points ignore public holidays | Choose a pick-up point for delivery on a public holiday | The point is shown as open from 9 to 18. | The point is shown as closed that day.
= Same-day delivery before the cut-off | A delivery address in the city; before 13:00
> Open the delivery options | Same-day delivery is offered
! medium | Same-day delivery is offered [20 minutes/half an hour] after the cut-off | Open the delivery options at 13:[20/30] | Same-day delivery can be chosen; the confirmation promises tomorrow. | The option is gone after 13:00.
= Delivery costs follow the basket value | A cart of 49 euros
> Read the delivery costs | 4.90 euros are shown
> Add an item so that the total passes 50 euros | Delivery is free
! medium | Free delivery is lost when a voucher brings the total below 50 euros | Fill the cart to 52 euros; Apply a voucher of 5 euros | 4.90 euros are added without a word. | The page says why delivery costs were added.
= Gift note for an order | A cart with one item
> Tick Gift and write a note | The note is shown in the summary
! low | Gift note is cut after [80/120] characters in the confirmation | Write a note of 200 characters; Place the order; Open the confirmation | Only the first [80/120] characters are shown. | The whole note is shown, or the limit is stated.
= Use a second address for the invoice | A signed-in customer with two addresses
> Choose another address for the invoice | Both addresses are in the summary
! high | Invoice address replaces the delivery address on the review page | Choose different addresses for delivery and invoice; Continue to the review | Both blocks show the invoice address. | Each block shows its own address.
# PAY Payment
= Pay as guest with a saved card | A browser with a card saved for autofill
> Check out as a guest and choose Card | The card form opens and is filled by the browser
> Pay | The confirmation shows the order number
! medium | Autofill puts the expiry [year/month] in the wrong field | Choose Card; Let the browser fill the form | The expiry [year/month] lands in the security code. | Each value is in its own field.
! high | Pay button stays disabled after autofill until a field is touched | Choose Card; Let the browser fill all fields; Look at the button | The button stays grey although all fields are filled. | The button can be pressed.
= Pay as guest with 3-D Secure | A cart with one item; a card that asks for 3-D Secure
> Check out as a guest and pay by card | The window of the bank opens
> Confirm the payment | The confirmation shows the amount once
! critical | Guest is charged but sees "Payment failed" after 3-D Secure | Put one item in the cart and check out as a guest; Pay with a card that asks for 3-D Secure; Confirm in the window of the bank | The shop says "Payment failed", while the bank shows the amount as reserved. | The order is confirmed, or nothing is charged.
! high | Window of the bank opens behind the shop [on iPads/in Firefox] | Pay with a card that asks for 3-D Secure | Nothing seems to happen; the window of the bank is hidden behind the page. | The window of the bank is in front.
= Refused card shows the reason | A card without funds
> Pay with the card | A message says that the bank refused the card
> Choose another card | The payment goes through
! medium | Refused card shows [an empty red box/the code E-4021] instead of a reason | Pay with a card without funds | The page shows [an empty red box/only "E-4021"]. | The page says in words that the bank refused the card.
! high | After a refused card the order is created twice | Pay with a refused card; Pay again with a valid card | Two orders with the same items appear in the account. | There is one order.
= Pay with PayPal | A PayPal account
> Choose PayPal and sign in there | The amount and the shop's name are shown
> Approve | The confirmation of the order opens
! high | Returning from PayPal ends on an empty cart | Choose PayPal; Approve the payment; Wait for the return | The cart page opens and is empty; the order arrives by e-mail only. | The confirmation of the order opens.
! low | PayPal button shows the name of the previous [shop/brand] | Choose PayPal and read the payment page | The payee reads "Contoso Retail". | The payee reads "Northwind".
= Pay by invoice | A customer in Germany with a good record
> Choose Invoice and enter the date of birth | The order is accepted
! medium | Date of birth is refused for people born on [29 February/31 December] | Choose Invoice; Enter a birth date on [29 February 1992/31 December 1990] | The form says "Invalid date". | The date is accepted.
! medium | Invoice is offered for delivery to another country | Choose a delivery address in [Poland/Spain]; Open the payment methods | Invoice is offered and refused at the end. | Invoice is not offered.
= Apple Pay and Google Pay | A device with a card in its wallet
> Choose the wallet and confirm | The confirmation of the order opens
! critical | Wallet payment is confirmed with the old total after a voucher | Apply a voucher; Choose [Apple Pay/Google Pay]; Confirm | The wallet charges the amount before the voucher. | The wallet charges the total on the page.
! medium | Wallet button is missing in the [landscape/dark mode] view | Turn on [landscape/dark mode]; Open the payment page | The button is not there. | The button is there.
= Change currency before payment | The shop in English
> Switch the currency to CHF | All prices are in CHF
> Pay | The confirmation is in CHF
! high | Order summary mixes two currencies | Switch from EUR to [CHF/GBP] in the last step; Read the summary | The items are in [CHF/GBP], the delivery costs in EUR. | All amounts are in one currency.
= Leave and return during payment | A cart with one item
> Choose Card, then go back to the cart | The cart still holds the item
> Check out again | The address is filled in
! medium | Back button during payment shows "Confirm form resubmission" | Choose Card; Press the back button of the browser | The browser asks to send the form again. | The previous step opens.
= Session ends during payment | A signed-in customer idle for 30 minutes on the payment page
> Pay | The customer is asked to sign in and returns to the payment page
! high | Expired session on the payment page leads to the start page | Stay on the payment page for 35 minutes; Choose Pay; Sign in | The start page opens and the cart is empty. | The payment page opens with the same cart.
# ACC Account
= Guest is offered an account after paying | A guest order
> Open the confirmation | An account is offered
> Choose a password | The order is in the new account
! low | Offer of an account is shown to customers who are signed in | Sign in; Place an order; Read the confirmation | The page offers to create an account. | Signed-in customers do not see the offer.
! medium | New account after a guest order does not list that order | Order as a guest; Create the account on the confirmation page; Open My orders | The list is empty. | The order is listed.
= Change the e-mail address | A signed-in customer
> Enter a new address | A message with a link is sent to it
> Open the link | The new address is shown
! high | Old e-mail address keeps receiving order confirmations | Change the e-mail address; Open the link; Place an order | The confirmation goes to the old address. | The confirmation goes to the new address.
= Reset the password | An account
> Ask for a reset and open the link | The form for a new password opens
! medium | Link to reset the password works [twice/after it expired] | Ask for a reset; Open the link [and change the password; Open it again/25 hours later] | The form opens and accepts another password. | The page says that the link is no longer valid.
! low | Password rules are shown only after the first error | Open the form for a new password | No rule can be seen before a password is refused. | The rules stand beside the field.
= Delete the account | A signed-in customer without open orders
> Choose Delete account and confirm | The customer is signed out
> Try to sign in | Sign-in is refused
! high | Deleted account can still sign in with [Google/Apple] | Delete the account; Choose Continue with [Google/Apple] | The old account opens with all its orders. | The account no longer exists.
= Add and remove addresses | A signed-in customer
> Add an address | It is in the list
> Remove it | It is gone
! low | Address book lists a removed address until sign-out | Add an address; Remove it; Open the checkout | The removed address can still be chosen. | It is no longer offered.
= Newsletter choice at checkout | A guest who did not subscribe
> Leave the box empty and order | No message asks to confirm a subscription
! medium | Newsletter box is ticked by default [in Austria/on phones] | Start a checkout as guest [with an Austrian address/on a phone]; Look at the box | The box is ticked. | The box is empty.
`;
