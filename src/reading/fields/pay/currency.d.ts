/** `$` alone is a dollar of some country; which one is settled later, from the place. */
export type Currency = '$' | 'USD' | 'CAD' | 'AUD' | 'NZD' | 'SGD' | 'HKD' | 'GBP' | 'EUR' | 'INR' | 'CHF' | 'PLN' | 'SEK' | 'NOK' | 'DKK' | 'AED' | 'SAR' | 'ZAR' | 'PHP' | 'CZK' | 'JPY' | 'KES' | 'NGN' | 'GHS' | 'MYR' | 'THB' | 'IDR' | 'VND' | 'BRL' | 'MXN' | 'ILS' | 'HUF' | 'EGP' | 'PKR' | 'BDT' | 'LKR' | 'QAR' | 'KWD' | 'OMR' | 'BHD' | 'CNY' | 'KRW' | 'UAH' | 'TRY';
/** Where "27.412" is never twenty-seven thousand. */
export declare function writesDecimalPoint(currency: Currency | undefined): boolean;
interface FoundCurrency {
    currency: Currency;
    length: number;
}
export declare function readCurrencyBefore(text: string): FoundCurrency | undefined;
export declare function readCurrencyAfter(text: string): FoundCurrency | undefined;
export {};
